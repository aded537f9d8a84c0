import fc from 'fast-check'

/** How long a pattern may take for the longest text (milliseconds of processor time). */
const mostMs = 100
const longestText = 100_000

/** A text that repeats one part. */
interface Shape {
  readonly before: string
  readonly pump: string
  readonly after: string
}

export interface Slowest {
  readonly shape: Shape
  readonly length: number
  readonly ms: number
}

/** Whether the time of a pattern can grow faster than the text: it repeats something without a low bound. */
function repeats(source: string): boolean {
  return /[*+]|\{\d+,\}|\{\d*,?\d{3,}\}/.test(source.replaceAll(/\\[*+]|\\u\{[0-9a-fA-F]+\}/g, ''))
}

/** What fast-check cannot generate from is replaced by something near. */
function nearPattern(source: string): RegExp | null {
  const simple = source
    .replaceAll(/\(\?<?[!=]/g, '(?:')
    .replaceAll(/\(\?<\w+>/g, '(')
    .replaceAll(/\\[pP]\{[^}]*\}/g, 'a')
    .replaceAll(/\\u\{([0-9a-fA-F]+)\}/g, '\\u$1')
    .replaceAll(/\\[bB]/g, '')
    .replaceAll(/\{(\d+),(\d{3,})?\}/g, '{$1,}')
  try {
    return new RegExp(simple)
  } catch {
    return null
  }
}

function matchingTexts(source: string): string[] {
  const pattern = nearPattern(source)
  if (!pattern) return []
  try {
    return fc.sample(fc.stringMatching(pattern, { maxLength: 40 }), { numRuns: 6, seed: 7 })
  } catch {
    return []
  }
}

/** The signs that a pattern is about, one for each of its classes. */
function signsOf(source: string): string[] {
  const signs = new Set([' ', 'a', '0', '\n'])
  for (const [sign] of source.matchAll(/\\u\{[0-9a-fA-F]+\}|\\u[0-9a-fA-F]{4}|\\x[0-9a-fA-F]{2}/g))
    signs.add(String.fromCodePoint(Number.parseInt(sign.replaceAll(/[^0-9a-fA-F]/g, ''), 16)))
  for (const sign of source.replaceAll(/\\[a-zA-Z]/g, '').replaceAll('\\', '')) signs.add(sign)
  return [...signs].slice(0, 24)
}

/** The texts that may take a pattern long: parts of what it matches, and its own signs and words, repeated. */
function shapesOf(source: string): Shape[] {
  const pumps = new Set(signsOf(source))
  for (const [word] of source.matchAll(/[\w<>/!:&;.,"'= -]{2,12}/g)) pumps.add(word)
  const shapes: Shape[] = []
  const add = (before: string, pump: string) => {
    for (const after of ['', '\u0001']) shapes.push({ before, pump, after })
  }
  for (const pump of pumps) add('', pump)
  for (const [index, first] of [...pumps].slice(0, 8).entries())
    for (const second of [...pumps].slice(index + 1, 8)) add('', first + second)
  for (const text of new Set(matchingTexts(source))) {
    for (let at = 0; at < Math.min(text.length, 12); at += 1) {
      add(text.slice(0, at), text.slice(at, at + 1))
      add(text.slice(0, at), text.slice(at, at + 3))
    }
    add('', text)
  }
  const unique = new Map(shapes.map((shape) => [JSON.stringify(shape), shape]))
  return [...unique.values()].filter(({ pump }) => pump !== '')
}

function textOf({ before, pump, after }: Shape, length: number): string {
  return before + pump.repeat(Math.max(1, Math.floor(length / pump.length))) + after
}

function timeOf(pattern: RegExp, text: string): number {
  const before = process.cpuUsage()
  text.replace(pattern, '')
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1_000
}

/** The least of three times, as others use the processor too. */
function surelyTakes(pattern: RegExp, text: string): number {
  return Math.min(timeOf(pattern, text), timeOf(pattern, text), timeOf(pattern, text))
}

const shortText = 2_000
/** Up to here each text is one sign longer than the one before: a time that doubles with each sign is found early. */
const shortestTexts = 48
const short = { from: 16, to: shortText, by: 1.25 }
const long = { from: shortText, to: longestText, by: 1.98 }

/** Times a pattern with longer and longer texts, until one takes it too long. */
function timeGrowing(pattern: RegExp, shape: Shape, { from, to, by }: typeof short): Slowest {
  let slowest = { shape, length: from, ms: 0 }
  for (
    let length = from;
    length <= to;
    length = length < shortestTexts ? length + 1 : Math.ceil(length * by)
  ) {
    const text = textOf(shape, length)
    const ms = timeOf(pattern, text)
    if (ms >= slowest.ms) slowest = { shape, length, ms }
    if (ms > mostMs) return { shape, length, ms: surelyTakes(pattern, text) }
  }
  return slowest
}

/** Returns what took a pattern too long; null for a pattern that is quick for every text. */
export function slowestOf(source: string, flags: string): Slowest | null {
  if (!repeats(source)) return null
  const pattern = new RegExp(source, flags.includes('g') ? flags : `${flags}g`)
  const timed: Slowest[] = []
  for (const shape of shapesOf(source)) {
    const slowest = timeGrowing(pattern, shape, short)
    if (slowest.ms > mostMs) return slowest
    timed.push(slowest)
  }
  for (const { shape } of timed.sort((a, b) => b.ms - a.ms).slice(0, 4)) {
    const slowest = timeGrowing(pattern, shape, long)
    if (slowest.ms > mostMs) return slowest
  }
  return null
}
