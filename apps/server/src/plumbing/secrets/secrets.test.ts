import { randomBytes } from 'node:crypto'
import { mkdtemp, readFile, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ensureKeyFile, readSecretsKeys } from './keys.ts'
import { openSecrets } from './seal.ts'

const folder = await mkdtemp(join(tmpdir(), 'candor-secrets-'))

const aKey = () => randomBytes(32)

test('a sealed secret opens for the same place alone, and tells nothing of its content', () => {
  const secrets = openSecrets([aKey()])
  const sealed = secrets.seal('JBSWY3DPEHPK3PXP', 'totp of 1')
  expect(secrets.open(sealed, 'totp of 1')).toBe('JBSWY3DPEHPK3PXP')
  expect(secrets.open(sealed, 'totp of 2')).toBeNull()
  expect(sealed).not.toContain('JBSWY3DPEHPK3PXP')
  expect(secrets.seal('JBSWY3DPEHPK3PXP', 'totp of 1')).not.toBe(sealed)
})

test('a secret that was altered, cut off or sealed with another key does not open', () => {
  const key = aKey()
  const sealed = openSecrets([key]).seal('a secret', 'here')
  const bytes = Buffer.from(sealed, 'base64url')
  for (let at = 0; at < bytes.length; at += 1) {
    const altered = Buffer.from(bytes)
    altered[at] = (altered[at] ?? 0) ^ 1
    expect(openSecrets([key]).open(altered.toString('base64url'), 'here')).toBeNull()
    expect(openSecrets([key]).open(bytes.subarray(0, at).toString('base64url'), 'here')).toBeNull()
  }
  expect(openSecrets([aKey()]).open(sealed, 'here')).toBeNull()
})

test('after a new key was put before it, the old one opens what it sealed', () => {
  const old = aKey()
  const next = aKey()
  const sealed = openSecrets([old]).seal('a secret', 'here')
  const secrets = openSecrets([next, old])
  expect(secrets.open(sealed, 'here')).toBe('a secret')
  expect(openSecrets([next]).open(secrets.seal('another', 'here'), 'here')).toBe('another')
})

test('several processes at once make the key of a data folder once, for its owner alone', async () => {
  const made = await Promise.all(Array.from({ length: 8 }, () => ensureKeyFile(folder, { mayMake: true })))
  expect(new Set(made.map(([key]) => key?.toString('hex'))).size).toBe(1)
  const path = join(folder, 'secrets.key')
  expect((await stat(path)).mode & 0o777).toBe(0o600)
  expect(await ensureKeyFile(folder, { mayMake: true })).toEqual(made[0])
  const before = await readFile(path, 'utf8')
  await writeFile(path, 'no key\n')
  await expect(ensureKeyFile(folder, { mayMake: true })).rejects.toThrow('secrets.key holds no key')
  await writeFile(path, before)
})

test('keys are read from a list, and one that is none is not overlooked', () => {
  const one = aKey()
  const two = aKey()
  expect(readSecretsKeys(`${one.toString('base64')}, ${two.toString('base64url')}`)).toEqual([one, two])
  expect(readSecretsKeys(`${one.toString('base64')},short`)).toBeNull()
  expect(readSecretsKeys('')).toBeNull()
})
