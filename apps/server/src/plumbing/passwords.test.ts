import { expect, test } from 'vitest'
import { openPasswords } from './passwords.ts'

const cheap = { memoryCost: 1024, timeCost: 1 }
const busy = { code: 1009, detail: { data: { retryAfterSeconds: 2 } } }

test('a password is known again by its hash, another is not, and without a hash none is', async () => {
  const passwords = openPasswords(cheap)
  const stored = await passwords.hash('a password', 'a')
  expect(stored).toMatch(/^\$argon2id\$/)
  expect(await passwords.verify('a password', stored, 'a')).toBe(true)
  expect(await passwords.verify('another one', stored, 'a')).toBe(false)
  expect(await passwords.verify('a password', null, 'a')).toBe(false)
})

test('a code is hashed by argon2id at a lower cost than a password, and older hashes of codes stay valid', async () => {
  const passwords = openPasswords()
  const code = await passwords.hashCode('2f7km9qa3xyz', 'a')
  expect(code).toMatch(/^\$argon2id\$v=19\$m=4096,t=1,p=1\$/)
  expect(await passwords.hash('a password', 'a')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await passwords.verifyCode('2f7km9qa3xyz', code, 'a')).toBe(true)
  expect(await passwords.verifyCode('2f7km9qa3xyy', code, 'a')).toBe(false)
  expect(await passwords.verifyCode('2f7km9qa3xyz', null, 'a')).toBe(false)
  const older = await passwords.hash('2f7km9qa3xyz', 'a')
  expect(await passwords.verifyCode('2f7km9qa3xyz', older, 'a')).toBe(true)
})

test('16 hashes of one owner wait, the next is told when to try again, and other owners have room', async () => {
  const passwords = openPasswords(cheap, 2)
  const hashing = Array.from({ length: 18 }, () => passwords.hash('a password', 'a'))
  expect(() => passwords.requireRoom('a')).toThrow()
  await expect(passwords.verify('a password', null, 'a')).rejects.toMatchObject(busy)
  expect(() => passwords.requireRoom('b')).not.toThrow()
  expect(await passwords.verify('a password', null, 'b')).toBe(false)
  expect(new Set(await Promise.all(hashing)).size).toBe(18)
  expect(() => passwords.requireRoom('a')).not.toThrow()
})

test('an owner with one hash waits for one hash of each other owner, however many those have', async () => {
  const passwords = openPasswords(cheap, 1)
  const done: string[] = []
  const run = (owner: string) => passwords.hash('a password', owner).then(() => done.push(owner))
  const all = [...Array.from({ length: 17 }, () => run('a')), run('b'), run('c')]
  await Promise.all(all)
  expect(done.slice(0, 4).toSorted()).toEqual(['a', 'a', 'b', 'c'])
})

test('128 hashes wait in all', async () => {
  const passwords = openPasswords(cheap, 2)
  const hashing = Array.from({ length: 130 }, (_, owner) => passwords.hash('a password', `owner ${owner}`))
  await expect(passwords.hash('a password', 'one more')).rejects.toMatchObject(busy)
  expect(new Set(await Promise.all(hashing)).size).toBe(130)
})
