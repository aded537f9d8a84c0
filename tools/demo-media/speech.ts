import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { run } from './run.ts'
import type { Voice } from './source.ts'

export const sampleRate = 22050
const pauseMs = 380
const leadMs = 400
const tailMs = 500
/** The number of samples in a time (milliseconds). */
export const samplesOf = (ms: number) => Math.round((ms * sampleRate) / 1000)
/** The duration of samples, in milliseconds. */
export const msOf = (samples: number) => Math.round((samples * 1000) / sampleRate)

export interface Word {
  startMs: number
  endMs: number
  text: string
  confidence?: number
}
export interface Sentence {
  startMs: number
  endMs: number
  text: string
  words?: Word[]
}
export interface Speech {
  samples: Int16Array
  sentences: Sentence[]
}

const wordEvents = z.array(z.object({ at: z.number(), text: z.string() }))

/**
 * Speaks the sentences in order. Their times are the exact start and end of each sound, counted in samples. The whole
 * is padded to full tenths of a second, so that audio and video have the same length.
 */
export async function speak(
  voice: Voice,
  texts: readonly string[],
  withWords: boolean,
  dir: string,
): Promise<Speech> {
  const parts: Int16Array[] = [new Int16Array(samplesOf(leadMs))]
  const sentences: Sentence[] = []
  let position = samplesOf(leadMs)
  for (const text of texts) {
    const wav = join(dir, 'sentence.wav')
    const events = withWords ? await speakWithWords(voice, text, wav) : await speakPlain(voice, text, wav)
    const raw = readWav(wav)
    const { from, to } = soundRange(raw)
    parts.push(raw.subarray(from, to), new Int16Array(samplesOf(pauseMs)))
    const startMs = msOf(position)
    const endMs = msOf(position + to - from)
    const units = wordUnits(text, events)
    const words = units.map((unit, index) => ({
      startMs: Math.max(startMs, startMs + unit.at - msOf(from)),
      endMs: Math.min(endMs, startMs + (units[index + 1]?.at ?? endMs) - msOf(from)),
      text: unit.text,
    }))
    sentences.push(withWords ? { startMs, endMs, text, words } : { startMs, endMs, text })
    position += to - from + samplesOf(pauseMs)
  }
  const frame = sampleRate / 10
  const padded = Math.ceil((position + samplesOf(tailMs)) / frame) * frame
  parts.push(new Int16Array(padded - position))
  return { samples: joined(parts), sentences }
}

type WordEvents = z.infer<typeof wordEvents>

const chinese = /\p{Script=Han}/u
const segmenter = new Intl.Segmenter('zh', { granularity: 'word' })

/**
 * The synthesiser reports single Chinese characters and a recogniser reports words, so the characters of a word are
 * joined.
 */
function wordUnits(text: string, events: WordEvents): WordEvents {
  if (!chinese.test(text)) return events
  let searched = 0
  const placed = events.flatMap((event) => {
    const index = text.indexOf(event.text, searched)
    if (index < 0) return []
    searched = index + event.text.length
    return [{ ...event, index }]
  })
  return [...segmenter.segment(text)].flatMap(({ segment, index, isWordLike }) => {
    const first = placed.find((event) => event.index >= index && event.index < index + segment.length)
    return isWordLike && first ? [{ at: first.at, text: segment }] : []
  })
}

async function speakPlain(voice: Voice, text: string, wav: string): Promise<WordEvents> {
  await run('espeak-ng', [
    '-v',
    voice.name,
    '-p',
    String(voice.pitch),
    '-s',
    String(voice.speed),
    '-w',
    wav,
    text,
  ])
  return []
}

async function speakWithWords(voice: Voice, text: string, wav: string): Promise<WordEvents> {
  const script = join(import.meta.dirname, 'words.py')
  const out = await run('python3', [script, voice.name, String(voice.pitch), String(voice.speed), wav, text])
  return wordEvents.parse(JSON.parse(out.toString()))
}

function readWav(file: string): Int16Array {
  const bytes = readFileSync(file)
  const start = bytes.indexOf('data') + 8
  const samples = new Int16Array(Math.floor((bytes.length - start) / 2))
  for (let i = 0; i < samples.length; i++) samples[i] = bytes.readInt16LE(start + i * 2)
  return samples
}

function soundRange(samples: Int16Array): { from: number; to: number } {
  const loud = (value: number) => Math.abs(value) > 200
  const margin = samplesOf(20)
  const from = Math.max(0, samples.findIndex(loud) - margin)
  const to = Math.min(samples.length, samples.findLastIndex(loud) + margin)
  return { from, to }
}

/** Returns the sounds in order as one. */
export function joined(parts: readonly Int16Array[]): Int16Array {
  const all = new Int16Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}
