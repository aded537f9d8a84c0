import { expect, test } from 'vitest'
import { BadSetting } from './env/values.ts'
import { readEnv } from './env.ts'

test('without settings it serves this machine alone, with its own database and the demo', () => {
  const env = readEnv({})
  expect(env).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    databaseUrl: null,
    publicUrl: 'http://127.0.0.1:3000',
    isDemoOn: true,
    oneTimePasswordDays: 3,
    logLevel: 'info',
  })
  expect(env.dataDir.endsWith('/data')).toBe(true)
  expect(env.auditHeads).toBe(`${env.dataDir}/audit-heads.log`)
  expect(readEnv({ AUDIT_HEADS: '/mnt/log/heads' }).auditHeads).toBe('/mnt/log/heads')
})

test.each([
  ['on this machine', {}, true],
  ['in production', { NODE_ENV: 'production' }, false],
  ['on an open address', { HOST: '0.0.0.0' }, false],
  ['on an open address when asked for', { HOST: '0.0.0.0', CANDOR_DEMO: 'on' }, true],
  ['when turned off', { CANDOR_DEMO: 'off' }, false],
  ['under a public name', { PUBLIC_URL: 'https://candor.example' }, false],
  ['behind a proxy', { TRUST_PROXY: '1' }, false],
  ['behind a proxy when asked for', { TRUST_PROXY: '1', CANDOR_DEMO: 'on' }, true],
])('demo accounts %s', (_case, source, expected) => {
  expect(readEnv(source).isDemoOn).toBe(expected)
})

test.each([
  [{}, true],
  [{ HOST: '::1' }, true],
  [{ PUBLIC_URL: 'http://localhost:3000' }, true],
  [{ PUBLIC_URL: 'http://candor.localhost:3000' }, true],
  [{ PUBLIC_URL: 'http://localhost.example' }, false],
  [{ HOST: '0.0.0.0' }, false],
  [{ HOST: '0.0.0.0', PUBLIC_URL: 'http://localhost:3000' }, false],
  [{ PUBLIC_URL: 'https://candor.example' }, false],
  [{ TRUST_PROXY: 'loopback' }, false],
])(
  'whether nobody but this machine reaches a server is told by its address, its public one and its proxies: %j',
  (source, expected) => {
    expect(readEnv(source).isLoopback).toBe(expected)
  },
)

test.each([
  [{ PORT: 'http' }, 'PORT'],
  [{ PORT: '70000' }, 'PORT'],
  [{ HOST: 'http://candor.example' }, 'HOST'],
  [{ HOST: '0.0.0.0:3000' }, 'HOST'],
  [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL'],
  [{ PUBLIC_URL: 'candor.example' }, 'PUBLIC_URL'],
  [{ PUBLIC_URL: 'https://hr.example/candor' }, 'PUBLIC_URL'],
  [{ PUBLIC_URL: 'https://hr.example?company=1' }, 'PUBLIC_URL'],
  [{ PUBLIC_URL: 'https://user@hr.example' }, 'PUBLIC_URL'],
  [{ CHAT_SITE_URL: 'chat.example' }, 'CHAT_SITE_URL'],
  [{ CHAT_SITE_URL: 'http://chat.example' }, 'CHAT_SITE_URL'],
  [{ MAIN_APP_URL: 'candor.example' }, 'MAIN_APP_URL'],
  [{ MAIN_APP_URL: 'https://hr.example/candor' }, 'MAIN_APP_URL'],
  [{ SITE_MOBILE_URL: 'm.candor.example' }, 'SITE_MOBILE_URL'],
  [{ SITE_DESKTOP_URL: 'https://candor.example/site' }, 'SITE_DESKTOP_URL'],
  [{ SITE_DESKTOP_PAGES: '/case,/nonsense' }, 'SITE_DESKTOP_PAGES'],
  [{ SALES_EMAIL: 'sales' }, 'SALES_EMAIL'],
  [{ SALES_EMAIL: 'sales@hr.example', CANDOR_DEMO: 'off' }, 'SITE_COMPANY'],
  [{ CANDOR_DEMO: 'maybe' }, 'CANDOR_DEMO'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
  [{ NODE_USE_ENV_PROXY: '1' }, 'NODE_USE_ENV_PROXY'],
  [{ ONE_TIME_PASSWORD_DAYS: '0' }, 'ONE_TIME_PASSWORD_DAYS'],
  [{ ONE_TIME_PASSWORD_DAYS: '366' }, 'ONE_TIME_PASSWORD_DAYS'],
  [{ ONE_TIME_PASSWORD_DAYS: 'a week' }, 'ONE_TIME_PASSWORD_DAYS'],
  [{ UPLOADS_PER_HOUR: '0' }, 'UPLOADS_PER_HOUR'],
  [{ UPLOAD_MB_PER_HOUR: '2GB' }, 'UPLOAD_MB_PER_HOUR'],
  [{ TRUST_PROXY: 'true' }, 'TRUST_PROXY'],
  [{ TRUST_PROXY: '0' }, 'TRUST_PROXY'],
  [{ TRUST_PROXY: '10.0.0.0/33' }, 'TRUST_PROXY'],
  [{ TRUST_PROXY: '10.0.0.1,proxy.example' }, 'TRUST_PROXY'],
  [{ DINGTALK_URL: 'https://oapi.dingtalk.com' }, 'DINGTALK_URL'],
  [{ MESSAGING_APP_ID: 'wx1', MESSAGING_APP_URL: 'https://m.example' }, 'MESSAGING_APP_SECRET'],
  [{ MESSAGING_APP_ID: 'wx1', MESSAGING_APP_SECRET: 's' }, 'MESSAGING_APP_URL'],
  [
    { MESSAGING_APP_ID: 'wx1', MESSAGING_APP_SECRET: 's', MESSAGING_APP_URL: 'm.example' },
    'MESSAGING_APP_URL',
  ],
  [
    { MESSAGING_APP_ID: 'wx1', MESSAGING_APP_SECRET: 's', MESSAGING_APP_URL: 'https://m.example/app' },
    'MESSAGING_APP_URL',
  ],
  [{ MESSAGING_APP_SECRET: 's' }, 'MESSAGING_APP_ID'],
  [{ MESSAGING_APP_URL: 'https://m.example' }, 'MESSAGING_APP_ID'],
  [{ MESSAGING_APP_API_URL: 'https://api.example' }, 'MESSAGING_APP_ID'],
  [{ MAIL_URL: 'smtp://mail.example' }, 'MAIL_FROM'],
  [{ MAIL_FROM: 'candor@hr.example' }, 'MAIL_URL'],
  [{ MAIL_URL: 'smtp://mail.example', MAIL_FROM: 'Candor' }, 'MAIL_FROM'],
  [{ SMS_URL: 'https://api.twilio.com', SMS_FROM: '+15551234567' }, 'SMS_URL'],
  [{ SMS_FROM: '+15551234567' }, 'SMS_URL'],
  [{ SMS_URL: 'https://AC1:t@api.twilio.com' }, 'SMS_FROM'],
  [{ SMS_URL: 'https://AC1:t@api.twilio.com', SMS_FROM: '555' }, 'SMS_FROM'],
])('a bad setting stops the start with a sentence that names it: %j', (source, name) => {
  expect(() => readEnv(source)).toThrow(BadSetting)
  expect(() => readEnv(source)).toThrow(name)
})

test('the sender of mail is an address, with a name or without', () => {
  for (const MAIL_FROM of ['candor@hr.example', 'Candor <candor@hr.example>'])
    expect(readEnv({ MAIL_URL: 'smtp://mail.example', MAIL_FROM }).mail?.from).toBe(MAIL_FROM)
})

test('a password that breaks its address is told how it is written', () => {
  const read = (MAIL_URL: string) => () => readEnv({ MAIL_URL, MAIL_FROM: 'candor@hr.example' })
  expect(read('smtp://user:p#ss@mail.example:587')).toThrow('# as %23')
  expect(read('smtp://user:587#ss@mail.example:587')).toThrow('# as %23')
  expect(read('http://mail.example')).toThrow('begins with smtp:// or smtps://')
  expect(read('smtp://user:p%23ss@mail.example:587')().mail?.url).toBe('smtp://user:p%23ss@mail.example:587')
})

test('the address that mail leads to ends without a slash, however it was written', () => {
  const urls = ['https://hr.example', 'https://hr.example/', 'https://HR.example:443//']
  for (const PUBLIC_URL of urls) expect(readEnv({ PUBLIC_URL }).publicUrl).toBe('https://hr.example')
})

test('a proxy for outgoing requests is noticed, as none is used', () => {
  expect(readEnv({}).unusedProxy).toBe(null)
  expect(readEnv({ HTTPS_PROXY: 'http://proxy.example:3128' }).unusedProxy).toBe('HTTPS_PROXY')
  expect(readEnv({ http_proxy: 'http://proxy.example:3128' }).unusedProxy).toBe('http_proxy')
})

test('proxies are named by their number or by their addresses, and none is by default', () => {
  expect(readEnv({}).trustProxy).toBe(null)
  expect(readEnv({ TRUST_PROXY: '2' }).trustProxy).toBe(2)
  expect(readEnv({ TRUST_PROXY: '10.0.0.0/8, ::1, loopback' }).trustProxy).toEqual([
    '10.0.0.0/8',
    '::1',
    'loopback',
  ])
})

test('an account uploads 1,000 files and 5,000 MB an hour, or what is set', () => {
  expect(readEnv({}).uploadsPerHour).toEqual({ files: 1_000, megabytes: 5_000 })
  const set = readEnv({ UPLOADS_PER_HOUR: '30', UPLOAD_MB_PER_HOUR: '500' })
  expect(set.uploadsPerHour).toEqual({ files: 30, megabytes: 500 })
})

test('keys for secrets are read whole or not at all', () => {
  expect(readEnv({}).secretsKeys).toBeNull()
  const key = Buffer.alloc(32, 7)
  expect(readEnv({ SECRETS_KEY: key.toString('base64') }).secretsKeys).toEqual([key])
  expect(() => readEnv({ SECRETS_KEY: 'too short' })).toThrow('SECRETS_KEY must be 32 bytes in base64')
  expect([readEnv({}), readEnv({ SECRETS_KEY_LOST: 'on' })].map((env) => env.isSecretsKeyLost)).toEqual([
    false,
    true,
  ])
})

test('name servers are addresses, with a port where it is another one', () => {
  expect(readEnv({}).nameServers).toEqual([])
  const given = '10.0.0.2, 10.0.0.3:5353, [::1]:5353, ::1'
  expect(readEnv({ NAME_SERVERS: given }).nameServers).toEqual([
    '10.0.0.2',
    '10.0.0.3:5353',
    '[::1]:5353',
    '::1',
  ])
  for (const wrong of ['dns.example', '10.0.0.2:0', '10.0.0.2:70000', '::1:x'])
    expect(() => readEnv({ NAME_SERVERS: wrong })).toThrow('NAME_SERVERS')
})
