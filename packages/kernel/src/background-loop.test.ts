import { expect, test } from 'vitest'
import { BackgroundLoop } from './background-loop.ts'

/** Works at what its list holds, as long as the work of a thing takes. */
class Loop extends BackgroundLoop {
  readonly waiting: string[] = []
  readonly done: string[] = []
  readonly failures: unknown[]
  runs = 0
  most = 0
  work: (thing: string) => Promise<void> = async () => {}
  #working = 0

  constructor(atOnce = 1) {
    const failures: unknown[] = []
    super((error) => failures.push(error), atOnce)
    this.failures = failures
  }

  protected override begin(): void {
    this.runs += 1
  }

  protected override async takeTurn(): Promise<boolean> {
    const thing = this.waiting.shift()
    await Promise.resolve()
    if (thing === undefined) return false
    this.#working += 1
    this.most = Math.max(this.most, this.#working)
    await this.work(thing).finally(() => {
      this.#working -= 1
    })
    this.done.push(thing)
    return true
  }
}

test('all that waits is done in its order, by one run', async () => {
  const loop = new Loop()
  loop.waiting.push('a', 'b', 'c')
  loop.wake()
  loop.wake()
  await loop.rest()
  expect(loop.done).toEqual(['a', 'b', 'c'])
  expect([loop.runs, loop.most]).toEqual([1, 1])
})

test('a thing that comes while the last look finds nothing is done', async () => {
  const loop = new Loop()
  loop.wake()
  loop.waiting.push('late')
  loop.wake()
  await loop.rest()
  expect(loop.done).toEqual(['late'])
})

test('a wake right after a run has ended begins another', async () => {
  const loop = new Loop()
  for (const thing of ['a', 'b', 'c']) {
    loop.waiting.push(thing)
    loop.wake()
    await loop.rest()
  }
  expect(loop.done).toEqual(['a', 'b', 'c'])
})

test('as many things are worked at as the loop may, and no more', async () => {
  const loop = new Loop(2)
  const ends = Promise.withResolvers<void>()
  loop.work = () => ends.promise
  loop.waiting.push('a', 'b', 'c', 'd')
  loop.wake()
  loop.wake()
  await expect.poll(() => loop.most).toBe(2)
  ends.resolve()
  await loop.rest()
  expect(loop.done).toHaveLength(4)
  expect(loop.most).toBe(2)
})

test('an error ends the run and is told; the next wake goes on', async () => {
  const loop = new Loop()
  loop.work = async (thing) => {
    if (thing === 'bad') throw new Error('no disk')
  }
  loop.waiting.push('bad', 'good')
  loop.wake()
  await loop.rest()
  expect(loop.failures).toEqual([new Error('no disk')])
  expect(loop.done).toEqual([])
  loop.wake()
  await loop.rest()
  expect(loop.done).toEqual(['good'])
})

test('a stopped loop ends what it works at, takes nothing more, and is not woken again', async () => {
  const loop = new Loop()
  const ends = Promise.withResolvers<void>()
  loop.work = () => ends.promise
  loop.waiting.push('a', 'b')
  loop.wake()
  await expect.poll(() => loop.most).toBe(1)
  const stopped = loop.stop()
  ends.resolve()
  await stopped
  loop.wake()
  await loop.rest()
  expect(loop.done).toEqual(['a'])
})
