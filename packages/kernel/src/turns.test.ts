import { expect, test } from 'vitest'
import { openTurns } from './turns.ts'

test('an owner of many turns waits behind their own', async () => {
  const turns = openTurns({ running: 1, waitingOfOne: 9, waitingInAll: 9 })
  const order: string[] = []
  const first = await turns.take('a')
  const work = async (of: string, name: string) => {
    const end = await turns.take(of)
    order.push(name)
    end?.()
  }
  const all = [work('a', 'a1'), work('a', 'a2'), work('a', 'a3'), work('b', 'b1'), work('c', 'c1')]
  first?.()
  await Promise.all(all)
  expect(order).toEqual(['a1', 'b1', 'c1', 'a2', 'a3'])
})

test('only so many wait, of one and in all', async () => {
  const turns = openTurns({ running: 1, waitingOfOne: 2, waitingInAll: 3 })
  const first = await turns.take('a')
  const waiting = ['a', 'a', 'b'].map((of) => turns.take(of).then((end) => end?.()))
  expect([turns.hasRoom('a'), turns.hasRoom('c')]).toEqual([false, false])
  expect(await turns.take('a')).toBeNull()
  expect(await turns.take('c')).toBeNull()
  first?.()
  await Promise.all(waiting)
  expect([turns.hasRoom('a'), turns.hasRoom('c')]).toEqual([true, true])
  expect(await turns.take('c')).not.toBeNull()
})

test('a turn that is ended twice is one turn', async () => {
  const turns = openTurns({ running: 1, waitingOfOne: 1, waitingInAll: 1 })
  const first = await turns.take('a')
  first?.()
  first?.()
  await turns.take('a')
  const third = turns.take('b')
  expect(await turns.take('c')).toBeNull()
  await Promise.race([third, Promise.resolve()])
})

test('a limited number of turns of one owner run, so that others do while all of them are stuck', async () => {
  const turns = openTurns({ running: 3, runningOfOne: 2, waitingOfOne: 1, waitingInAll: 2 })
  const own = [await turns.take('a'), await turns.take('a')]
  const third = turns.take('a')
  expect(await turns.take('a')).toBeNull()
  const other = await turns.take('b')
  const fourth = turns.take('c')
  expect(await turns.take('d')).toBeNull()
  own[0]?.()
  expect(await third).not.toBeNull()
  other?.()
  expect(await fourth).not.toBeNull()
})

test('a turn that may always wait is not turned away', async () => {
  const turns = openTurns({ running: 1, waitingOfOne: 1, waitingInAll: 1 })
  const order: string[] = []
  const first = await turns.wait('a')
  const all = ['a1', 'a2', 'a3'].map(async (name) => {
    const end = await turns.wait('a')
    order.push(name)
    end()
  })
  expect(await turns.take('b')).toBeNull()
  first()
  await Promise.all(all)
  expect(order).toEqual(['a1', 'a2', 'a3'])
  expect(await turns.take('b')).not.toBeNull()
})
