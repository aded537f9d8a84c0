import { expect, test } from 'vitest'
import { readEnv } from '../env.ts'
import { welcome } from './welcome.ts'

test.each([
  [{}, false],
  [{ HOST: '0.0.0.0' }, true],
  [{ HOST: '::' }, true],
  [{ PORT: '0' }, true],
  [{ HOST: '0.0.0.0', PUBLIC_URL: 'https://candor.example' }, false],
])('a server whose links nobody could open says so when it starts: %j', (source, is) => {
  expect(welcome(readEnv(source), 3000, null).includes('Set PUBLIC_URL')).toBe(is)
})

test('without a company the start says where to make one and by which code; with one it does not (S133)', () => {
  const env = readEnv({ HOST: '0.0.0.0', PUBLIC_URL: 'https://candor.example' })
  expect(welcome(env, 3000, '7K2M-Q9XD')).toContain('https://candor.example/setup')
  expect(welcome(env, 3000, '7K2M-Q9XD')).toContain('  7K2M-Q9XD')
  expect(welcome(env, 3000, null)).not.toContain('/setup')
})

test('where nobody can open the public address, the start names the one of this machine (S133)', () => {
  expect(welcome(readEnv({ PORT: '0' }), 3456, '7K2M')).toContain('http://127.0.0.1:3456/setup')
})
