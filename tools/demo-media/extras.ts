import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeRecording } from './clip.ts'
import { pdfOf, pictureOf } from './papers.ts'
import type { PersonSource } from './source.ts'
import { type Sentence, samplesOf } from './speech.ts'

type Extra = NonNullable<PersonSource['extras']>[number]

/** Escapes characters of mark-up. */
const plain = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;')

/** Writes the media of a bundle other than clips. */
export async function writeExtra(person: PersonSource, extra: Extra, media: string): Promise<void> {
  const target = join(media, extra.name)
  if (extra.kind === 'silence') {
    const samples = new Int16Array(samplesOf(extra.seconds * 1000))
    const base = target.replace(/\.webm$/, '')
    await makeRecording(person.look, [{ samples, isSpeaker: false }], { target: base, still: true })
    return
  }
  const lines = extra.lines.map((line) => `<p>${plain(line)}</p>`).join('')
  const lang = person.language === 'cn' ? 'zh-CN' : 'en'
  const head = `<!doctype html><html lang="${lang}"><meta charset="utf-8">`
  if (extra.kind === 'pdf') {
    const style =
      'body{font:14px/1.9 "Noto Sans CJK SC",sans-serif;margin:56px;color:#1c2529}h1{font-size:22px}'
    await pdfOf(
      `${head}<style>@page{size:A4;margin:0}${style}</style><h1>${plain(extra.title)}</h1>${lines}`,
      target,
    )
    return
  }
  const style =
    'body{margin:0;font:15px/1.8 "Noto Sans CJK SC",sans-serif;color:#1c2529;background:#fff}header{background:#d7dedf;padding:9px 14px}div{padding:14px 26px}'
  const page = `${head}<style>${style}</style><header>${plain(extra.title)}</header><div>${lines}</div>`
  await pictureOf(page, target, { width: 640, height: 360 })
}

/** Writes a placeholder for a lost recording, which no player can decode. */
export function writeBroken(target: string): void {
  writeFileSync(target, 'This recording was cut off while it was uploaded.\n')
}

const clock = (ms: number) => new Date(ms).toISOString().slice(11, 23)

/** A transcript as WebVTT. */
export function writeVtt(sentences: readonly Sentence[], target: string): void {
  const cues = sentences.map(
    ({ startMs, endMs, text }, index) => `${index + 1}\n${clock(startMs)} --> ${clock(endMs)}\n${text}\n`,
  )
  writeFileSync(target, `WEBVTT\n\n${cues.join('\n')}`)
}
