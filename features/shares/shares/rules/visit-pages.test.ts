import { expect, test } from 'vitest'
import { applicationPath } from './visit-pages.ts'

const link = 'dSg1_ok3Pq-Lm0ZtYv4cRbWn8EhUxJaFi2CyTs7BoGk'
const candidate = '?userid=01932f0c-7b7e-7d4e-9a52-0f4f4b1c2d3e'

test.each([
  [candidate, true, `/newShareReport${candidate}`],
  [candidate, false, null],
  [`?userid=${link}`, true, null],
  ['', true, null],
])(
  'a visitors’ page with the query "%s" (account signed in: %s) is opened at %s',
  (search, isSignedIn, path) => {
    expect(applicationPath(search, isSignedIn)).toBe(path)
  },
)
