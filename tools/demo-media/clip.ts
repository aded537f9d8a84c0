import { createHash } from 'node:crypto'
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { figureDefs, figureSvg, roomSvg } from './figure.ts'
import { mediaDurationMs, run, screenshot } from './run.ts'
import type { InterviewSource, Look, Spoken, Voice } from './source.ts'
import { joined, type Sentence, sampleRate, speak } from './speech.ts'

const width = 640
const height = 360
const framesPerSecond = 10
const poses = 8
const statesPerPose = 6
const frameBytes = width * height * 3

export interface Clip {
  durationMs: number
  samples: Int16Array
  sentences: Sentence[]
}

/** The file name of a clip, without extension. */
export function clipName(interview: InterviewSource, question: Spoken): string {
  return `${interview.externalId}-${question.id}`
}

const workRoot = join(tmpdir(), 'candor-demo-media')

/** A folder that is kept between runs, so that a changed score does not cause all clips to be drawn again. */
export function keptFolder(...key: readonly unknown[]): string {
  const dir = join(workRoot, createHash('sha256').update(JSON.stringify(key)).digest('hex').slice(0, 16))
  mkdirSync(dir, { recursive: true })
  return dir
}

/** Draws all poses of a speaker as raw frames: eight positions of a slow sway, three mouths, eyes open and shut. */
export async function drawFrames(look: Look): Promise<Buffer> {
  const dir = keptFolder('frames-3', look)
  const png = join(dir, 'sheet.png')
  if (!existsSync(png)) {
    const html = join(dir, 'sheet.html')
    writeFileSync(html, sheetHtml(look))
    await screenshot(html, png, width * statesPerPose, height * poses)
  }
  const raw = await run('ffmpeg', ['-v', 'error', '-i', png, '-f', 'rawvideo', '-pix_fmt', 'rgb24', '-'])
  return cutTiles(raw)
}

function sheetHtml(look: Look): string {
  const tiles: string[] = []
  for (let pose = 0; pose < poses; pose++) {
    for (const eyesClosed of [false, true]) {
      for (const mouth of [0, 1, 2] as const) {
        const figure = figureSvg(look, { sway: pose / poses, mouth, eyesClosed })
        const x = (eyesClosed ? 3 + mouth : mouth) * 320
        tiles.push(
          `<svg x="${x}" y="${pose * 180}" width="320" height="180" viewBox="0 0 320 180"><use href="#room"/>${figure}</svg>`,
        )
      }
    }
  }
  const size = `width="${width * statesPerPose}" height="${height * poses}" viewBox="0 0 ${320 * statesPerPose} ${180 * poses}"`
  return `<!doctype html><body style="margin:0"><svg xmlns="http://www.w3.org/2000/svg" style="display:block" ${size}>${figureDefs(look)}<symbol id="room" viewBox="0 0 320 180">${roomSvg(look)}</symbol>${tiles.join('')}</svg>`
}

function cutTiles(sheet: Buffer): Buffer {
  const tiles = Buffer.alloc(frameBytes * poses * statesPerPose)
  const rowBytes = width * 3
  for (let tile = 0; tile < poses * statesPerPose; tile++) {
    const left = (tile % statesPerPose) * rowBytes
    const top = Math.floor(tile / statesPerPose) * height
    for (let row = 0; row < height; row++) {
      const from = (top + row) * rowBytes * statesPerPose + left
      sheet.copy(tiles, tile * frameBytes + row * rowBytes, from, from + rowBytes)
    }
  }
  return tiles
}

/** Draws and speaks an answer into `webm`, with a screenshot and, if requested, an MP4 beside it. */
export async function makeClip(
  look: Look,
  voice: Voice,
  say: readonly string[],
  options: { withWords: boolean; mp4: boolean; target: string },
): Promise<Clip> {
  const dir = keptFolder('clip-6', look, voice, say, options.withWords)
  const webm = join(dir, 'c.webm')
  const mp4 = join(dir, 'c.mp4')
  const jpg = join(dir, 'c.jpg')
  const speech = await speak(voice, say, options.withWords, dir)
  if (!existsSync(jpg) || (options.mp4 && !existsSync(mp4))) {
    const frames = await drawFrames(look)
    const chosen = chooseTiles(speech.samples, say.join('').length)
    await encode(speech.samples, () => picturesOf(frames, chosen), webm)
    if (options.mp4) await encode(speech.samples, () => picturesOf(frames, chosen), mp4)
    await takeStill(webm, jpg)
  }
  copyFileSync(webm, `${options.target}.webm`)
  copyFileSync(jpg, `${options.target}.jpg`)
  if (options.mp4) copyFileSync(mp4, `${options.target}.mp4`)
  return { durationMs: await mediaDurationMs(webm), samples: speech.samples, sentences: speech.sentences }
}

/** Writes only the voice of an answer, as Opus in WebM. */
export async function makeVoice(
  voice: Voice,
  say: readonly string[],
  options: { withWords: boolean; target: string },
): Promise<Clip> {
  const dir = keptFolder('voice-1', voice, say, options.withWords)
  const webm = join(dir, 'v.webm')
  const { samples, sentences } = await speak(voice, say, options.withWords, dir)
  const wav = join(dir, 'all.wav')
  writeFileSync(wav, wavFile(samples))
  if (!existsSync(webm)) await run('ffmpeg', [...quiet, '-i', wav, ...opus, ...exact, webm])
  copyFileSync(webm, `${options.target}.webm`)
  return { durationMs: await mediaDurationMs(webm), samples, sentences }
}

/** A part of a recording in which the speaker is heard, or only seen. */
export interface Stretch {
  readonly samples: Int16Array
  readonly isSpeaker: boolean
}

/** Draws a recording of consecutive parts; while another voice is heard, the speaker listens. */
export async function makeRecording(
  look: Look,
  stretches: readonly Stretch[],
  options: { target: string; still: boolean },
): Promise<void> {
  const samples = joined(stretches.map((stretch) => stretch.samples))
  const dir = keptFolder('recording-1', look, createHash('sha256').update(samples).digest('hex'))
  const webm = join(dir, 'r.webm')
  const jpg = join(dir, 'r.jpg')
  if (!existsSync(jpg)) {
    const heard = stretches.map((stretch) =>
      stretch.isSpeaker ? stretch.samples : new Int16Array(stretch.samples.length),
    )
    const frames = await drawFrames(look)
    const chosen = chooseTiles(joined(heard), samples.length)
    await encode(samples, () => picturesOf(frames, chosen), webm)
    await takeStill(webm, jpg)
  }
  copyFileSync(webm, `${options.target}.webm`)
  if (options.still) copyFileSync(jpg, `${options.target}.jpg`)
}

const quiet = ['-v', 'error', '-y', '-threads', '1']
/** Without this the muxer writes a random id, and the same source gives a different file. */
const exact = [
  '-fflags',
  '+bitexact',
  '-flags:v',
  '+bitexact',
  '-flags:a',
  '+bitexact',
  '-map_metadata',
  '-1',
]
const opus = ['-c:a', 'libopus', '-b:a', '20k']
const vp8 = ['-c:v', 'libvpx', '-b:v', '27k', '-deadline', 'good', '-cpu-used', '3', ...opus]
const h264 = ['-c:v', 'libx264', '-crf', '30', '-pix_fmt', 'yuv420p', '-c:a', 'aac', '-b:a', '32k']

async function encode(samples: Int16Array, pictures: () => Iterable<Buffer>, target: string): Promise<void> {
  const wav = `${target}.wav`
  writeFileSync(wav, wavFile(samples))
  const raw = ['-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', `${width}x${height}`]
  const streams = [...raw, '-r', String(framesPerSecond), '-i', '-', '-i', wav, '-threads', '1', '-g', '50']
  const codec = target.endsWith('.mp4') ? [...h264, '-movflags', '+faststart'] : vp8
  await run('ffmpeg', [...quiet, ...streams, ...codec, ...exact, target], pictures())
}

function* picturesOf(frames: Buffer, tiles: readonly number[]): Iterable<Buffer> {
  for (const tile of tiles) yield frames.subarray(tile * frameBytes, (tile + 1) * frameBytes)
}

async function takeStill(video: string, jpg: string): Promise<void> {
  const first = ['-ss', '2', '-i', video, '-frames:v', '1', '-s', '320x180', '-q:v', '6']
  await run('ffmpeg', [...quiet, ...first, ...exact, jpg])
}

/**
 * Chooses the frames: the mouth follows the loudness of each tenth of a second; the eyes blink every three to four
 * seconds.
 */
function chooseTiles(samples: Int16Array, seed: number): number[] {
  const size = sampleRate / framesPerSecond
  const count = Math.floor(samples.length / size)
  const loudness = Array.from({ length: count }, (_, i) =>
    rootMeanSquare(samples.subarray(i * size, (i + 1) * size)),
  )
  const peak = loudness.reduce((most, value) => Math.max(most, value), 1)
  return loudness.map((value, i) => {
    const open = value > peak * 0.55 ? 2 : value > peak * 0.12 ? 1 : 0
    // Synthesised speech has few quiet moments, so a long open mouth is interrupted.
    const mouth = open === 2 && i % 3 === seed % 3 ? 1 : open
    const blink = (i + seed) % 34 < 2 ? 3 : 0
    return (Math.floor(i / 6) % poses) * statesPerPose + blink + mouth
  })
}

function rootMeanSquare(samples: Int16Array): number {
  return Math.sqrt(samples.reduce((sum, value) => sum + value * value, 0) / samples.length)
}

function wavFile(samples: Int16Array): Buffer {
  const head = Buffer.alloc(44)
  head.write('RIFF', 0)
  head.writeUInt32LE(36 + samples.length * 2, 4)
  head.write('WAVEfmt ', 8)
  head.writeUInt32LE(16, 16)
  head.writeUInt16LE(1, 20)
  head.writeUInt16LE(1, 22)
  head.writeUInt32LE(sampleRate, 24)
  head.writeUInt32LE(sampleRate * 2, 28)
  head.writeUInt16LE(2, 32)
  head.writeUInt16LE(16, 34)
  head.write('data', 36)
  head.writeUInt32LE(samples.length * 2, 40)
  return Buffer.concat([head, Buffer.from(samples.buffer, samples.byteOffset, samples.length * 2)])
}

/** Draws a portrait of the person, small enough for a list. */
export async function makePhoto(look: Look, target: string): Promise<void> {
  const dir = keptFolder('photo-3', look)
  const html = join(dir, 'photo.html')
  const png = join(dir, 'photo.png')
  if (!existsSync(png)) {
    const figure = figureSvg(look, { sway: 0.25, mouth: 0, eyesClosed: false })
    writeFileSync(
      html,
      `<!doctype html><body style="margin:0"><svg xmlns="http://www.w3.org/2000/svg" style="display:block" width="200" height="240" viewBox="103 6 120 144">${figureDefs(look)}<rect x="0" y="-20" width="320" height="220" fill="url(#wall)"/>${figure}</svg>`,
    )
    await screenshot(html, join(dir, 'full.png'), 200, 240)
    await run('convert', [join(dir, 'full.png'), '-dither', 'None', '-colors', '96', '-strip', `PNG8:${png}`])
  }
  writeFileSync(target, readFileSync(png))
}
