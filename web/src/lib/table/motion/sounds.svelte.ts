// Small sounds made on the spot; there are none until somebody has said that they are wanted.

import { local } from '../../edition/storage';

const KEPT = 'pioche-sound';
let context: AudioContext | null = null;
let wanted = $state(local.get(KEPT));

export type Sound = 'slide' | 'land' | 'turn' | 'uno' | 'flip' | 'fall' | 'win' | 'no';

export function soundOn(): boolean {
  return wanted === 'on';
}

/** Whether this browser's reader has ever been asked. */
export function soundAsked(): boolean {
  return wanted !== null;
}

export function setSound(on: boolean): void {
  wanted = on ? 'on' : 'off';
  local.set(KEPT, wanted);
  if (on) sound('turn');
}

export function sound(kind: Sound): void {
  if (!soundOn()) return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  const now = context.currentTime;
  if (kind === 'slide') rustle(context, now, 0.16, 2600, 0.12);
  else if (kind === 'land') rustle(context, now, 0.07, 700, 0.3);
  else if (kind === 'flip') rustle(context, now, 0.6, 1400, 0.2);
  else if (kind === 'fall') rustle(context, now, 0.9, 240, 0.6);
  else if (kind === 'turn') notes(context, now, [659, 880], 0.11);
  else if (kind === 'uno') notes(context, now, [523, 784, 1047], 0.09);
  else if (kind === 'win') notes(context, now, [523, 659, 784, 1047], 0.14);
  else notes(context, now, [220, 196], 0.12);
}

function notes(audio: AudioContext, at: number, pitches: number[], apart: number): void {
  pitches.forEach((pitch, k) => {
    const start = at + k * apart;
    const voice = audio.createOscillator();
    const loud = audio.createGain();
    voice.type = 'triangle';
    voice.frequency.value = pitch;
    loud.gain.setValueAtTime(0.0001, start);
    loud.gain.exponentialRampToValueAtTime(0.16, start + 0.02);
    loud.gain.exponentialRampToValueAtTime(0.0001, start + apart * 2.2);
    voice.connect(loud).connect(audio.destination);
    voice.start(start);
    voice.stop(start + apart * 2.4);
  });
}

function rustle(audio: AudioContext, at: number, length: number, pitch: number, volume: number): void {
  const samples = audio.createBuffer(1, Math.ceil(audio.sampleRate * length), audio.sampleRate);
  const data = samples.getChannelData(0);
  for (let k = 0; k < data.length; k++) data[k] = (Math.random() * 2 - 1) * (1 - k / data.length) ** 2;
  const noise = audio.createBufferSource();
  const filter = audio.createBiquadFilter();
  const loud = audio.createGain();
  noise.buffer = samples;
  filter.type = 'bandpass';
  filter.frequency.value = pitch;
  loud.gain.value = volume;
  noise.connect(filter).connect(loud).connect(audio.destination);
  noise.start(at);
}
