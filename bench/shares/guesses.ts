import { setTimeout as pause } from 'node:timers/promises'
import { readAnswer } from '@candor/call/client/read-answer'
import { interviewInfo } from '../../features/candidates/interviews/contract.ts'
import { checkReportPassword } from '../../features/shares/shares/contract.ts'
import type { Bench } from '../server.ts'
import type { Row } from '../table.ts'
import { ask, share } from './making.ts'
import { quantile, rowOf, timeOf } from './times.ts'

const readers = 4
const seconds = 10
const guessesASecond = 50
/** Guesses per link: a link allows 60 wrong passwords an hour. */
const guessesALink = 50

/** Runs some readers, each with one request after another, for the given time. */
async function read({ token, interviewId }: Bench, url: string): Promise<number[]> {
  const times: number[] = []
  const end = performance.now() + seconds * 1000
  const headers = { token, lang: 'en', 'content-type': 'application/x-www-form-urlencoded' }
  const body = `userId=${interviewId}`
  async function readOn() {
    while (performance.now() < end) {
      times.push(
        await timeOf(async () =>
          (await fetch(url + interviewInfo.path, { method: 'POST', headers, body })).text(),
        ),
      )
      // A reader pauses to look at the result.
      await pause(20)
    }
  }
  await Promise.all(Array.from({ length: readers }, readOn))
  return times
}

/** Sends wrong passwords at a constant rate, without waiting for replies. Returns the time of each. */
async function guess(bench: Bench, links: readonly string[], isOver: () => boolean) {
  const answers: Promise<{ ms: number; code: number }>[] = []
  const began = performance.now()
  for (let sent = 0; !isOver(); sent += 1) {
    await pause(Math.max(0, began + (sent * 1000) / guessesASecond - performance.now()))
    const id = links[sent % links.length] ?? ''
    const send = async () => {
      let answer = ''
      const ms = await timeOf(async () => {
        answer = await ask(bench, checkReportPassword, { id, pin: 'aaaaaa' })
      })
      const { code } = readAnswer(checkReportPassword, JSON.parse(answer))
      return { ms, code }
    }
    answers.push(send())
  }
  return Promise.all(answers)
}

/**
 * Readers, first alone and then together with 50 password guesses per second.
 *
 * A read that is slower than the usual undisturbed one by a whole password check has waited for one, or for as long.
 */
export async function benchGuesses(bench: Bench, url: string): Promise<Row[]> {
  const links: string[] = []
  for (let made = 0; made < (1.5 * seconds * guessesASecond) / guessesALink; made += 1)
    links.push((await share(bench, true)).link)
  const alone: number[] = []
  for (const id of links.slice(0, 10))
    alone.push(await timeOf(() => ask(bench, checkReportPassword, { id, pin: 'aaaaaa' })))
  const checkMs = quantile(alone, 0.5)
  await read(bench, url)
  const quiet = await read(bench, url)
  let isOver = false
  const guessing = guess(bench, links, () => isOver)
  const beside = await read(bench, url)
  isOver = true
  const guesses = await guessing
  const most = quantile(quiet, 0.5) + checkMs
  const value = beside.filter((ms) => ms > most).length / beside.length
  const answered = guesses.filter(({ code }) => code === 1006).map(({ ms }) => ms)
  const later = guesses.length - answered.length
  return [
    rowOf('a password check by itself', alone),
    rowOf(`${readers} readers, quiet`, quiet),
    rowOf(`password guesses (${guesses.length}, ${later} told to try later)`, answered),
    rowOf(`${readers} readers beside them, and the part that waited`, beside, { value, aim: '≤ 0.10' }),
  ]
}
