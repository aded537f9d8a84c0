import { expect, test } from 'vitest'
import { openPasswords, openQueue } from './passwords.ts'

const cheap = { memoryCost: 1024, timeCost: 1 }

test('a password is known again by its hash, another is not, and without a hash none is', async () => {
  const passwords = openPasswords(cheap)
  const stored = await passwords.hash('a password')
  expect(stored).toMatch(/^\$argon2id\$/)
  expect(await passwords.verify('a password', stored)).toBe(true)
  expect(await passwords.verify('another one', stored)).toBe(false)
  expect(await passwords.verify('a password', null)).toBe(false)
})

test('of hashes two at a time, 32 may wait, and the next is told when to try again', async () => {
  const passwords = openPasswords(cheap, 2)
  const hashing = Array.from({ length: 34 }, () => passwords.hash('a password'))
  expect(() => passwords.requireRoom()).toThrow()
  await expect(passwords.verify('a password', null)).rejects.toMatchObject({
    code: 1009,
    detail: { data: { retryAfterSeconds: 2 } },
  })
  expect(new Set(await Promise.all(hashing)).size).toBe(34)
  expect(await passwords.verify('a password', await passwords.hash('a password'))).toBe(true)
})

test('two run at a time, the others begin in their order as those end, and one too many never begins', async () => {
  const { inTurn } = openQueue(2)
  const begun: number[] = []
  const ends: (() => void)[] = []
  const run = (turn: number) =>
    inTurn(async () => {
      begun.push(turn)
      await new Promise<void>((end) => void ends.push(end))
    })
  const all = Array.from({ length: 34 }, (_, turn) => run(turn))
  expect(begun).toEqual([0, 1])
  await expect(run(34)).rejects.toMatchObject({ code: 1009 })
  for (let ended = 0; ended < 34; ended += 1) {
    expect(begun).toEqual(Array.from({ length: Math.min(ended + 2, 34) }, (_, turn) => turn))
    ends[ended]?.()
    await all[ended]
  }
  expect(begun).toHaveLength(34)
})
