import { expect, test } from 'vitest'
import { passkeySite } from './site.ts'

test.each([
  ['https://candor.example', { id: 'candor.example', origin: 'https://candor.example' }],
  ['https://candor.example:8443/app', { id: 'candor.example', origin: 'https://candor.example:8443' }],
  ['http://localhost:3000', { id: 'localhost', origin: 'http://localhost:3000' }],
  ['http://candor.localhost:3000', { id: 'candor.localhost', origin: 'http://candor.localhost:3000' }],
  ['http://candor.example', null],
  ['https://192.0.2.7', null],
  ['http://127.0.0.1:3000', null],
  ['https://0x7f000001', null],
  ['https://[2001:db8::7]', null],
])('passkeys at %s are for %o', (publicUrl, site) => {
  expect(passkeySite(publicUrl)).toEqual(site)
})
