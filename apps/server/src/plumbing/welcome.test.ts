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
  expect(welcome(readEnv(source), 3000).includes('Set PUBLIC_URL')).toBe(is)
})
