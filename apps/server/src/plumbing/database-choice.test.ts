import { expect, test } from 'vitest'
import { chooseDatabase } from './database-choice.ts'

const server = (dataDir: string | null, port = 3000) => ({
  pid: port,
  address: `http://127.0.0.1:${port}`,
  dataDir,
  folder: dataDir ?? '/of/the/files',
  auditHeads: `${dataDir ?? '/of/the/files'}/audit-heads.log`,
  startedAt: 0,
})
const unnamed = {
  dataDir: '/candor/data',
  auditHeads: '/candor/data/audit-heads.log',
  areHeadsNamed: false,
  databaseUrl: null,
  isDatabaseNamed: false,
  isDataDirNamed: false,
}
const named = {
  ...unnamed,
  dataDir: '/named',
  auditHeads: '/named/audit-heads.log',
  isDatabaseNamed: true,
  isDataDirNamed: true,
}

test.each([
  ['the default one, with no server', unnamed, [], '/candor/data', 'Database: /candor/data'],
  [
    'that of the one running server',
    unnamed,
    [server('/var/candor')],
    '/var/candor',
    'Database: /var/candor (of the server at http://127.0.0.1:3000)',
  ],
  [
    'that of two servers that share it',
    unnamed,
    [server('/var/candor'), server('/var/candor', 3001)],
    '/var/candor',
    'Database: /var/candor (of the server at http://127.0.0.1:3001)',
  ],
  [
    'the named one, whatever runs',
    named,
    [server('/var/candor'), server('/else', 3001)],
    '/named',
    'Database: /named (DATA_DIR)',
  ],
  [
    'the default one, where one of several servers has it',
    unnamed,
    [server('/candor/data'), server('/else', 3001)],
    '/candor/data',
    'Database: /candor/data (of the server at http://127.0.0.1:3000)',
  ],
])('a command speaks to %s', (_name, env, running, dataDir, says) => {
  expect(chooseDatabase(env, running)).toEqual({
    dataDir,
    auditHeads: `${dataDir}/audit-heads.log`,
    says,
  })
})

test('a command tells the database of DATABASE_URL without its account', () => {
  const databaseUrl = 'postgres://candor:secret@db.company.example:5433/hiring'
  expect(chooseDatabase({ ...unnamed, databaseUrl, isDatabaseNamed: true }, [])).toEqual({
    dataDir: '/candor/data',
    auditHeads: '/candor/data/audit-heads.log',
    says: 'Database: db.company.example:5433/hiring (DATABASE_URL), files in /candor/data',
  })
})

test('beside DATABASE_URL a command takes the files of the server that runs on one, unless DATA_DIR names others', () => {
  const databaseUrl = 'postgres://db.company.example/hiring'
  const given = { ...unnamed, databaseUrl, isDatabaseNamed: true }
  const says = 'Database: db.company.example/hiring (DATABASE_URL), files in'
  expect(chooseDatabase(given, [server('/embedded'), server(null, 3001)])).toEqual({
    dataDir: '/of/the/files',
    auditHeads: '/of/the/files/audit-heads.log',
    says: `${says} /of/the/files (of the server at http://127.0.0.1:3001)`,
  })
  expect(chooseDatabase({ ...named, databaseUrl }, [server(null)])).toEqual({
    dataDir: '/named',
    auditHeads: '/named/audit-heads.log',
    says: `${says} /named`,
  })
  expect(chooseDatabase(given, [server(null), { ...server(null, 3001), folder: '/other' }])).toEqual({
    refusal: 'Several servers run here. Say by DATA_DIR whose files are meant: /of/the/files, /other.',
  })
})

test('between several servers, and with one whose database is elsewhere, a command asks', () => {
  expect(chooseDatabase(unnamed, [server('/one'), server(null, 3001)])).toEqual({
    refusal: [
      'Several servers run here, each with a database of its own. Say which one is meant:',
      '  http://127.0.0.1:3000  DATA_DIR=/one',
      '  http://127.0.0.1:3001  DATABASE_URL=…',
    ].join('\n'),
  })
  expect(chooseDatabase(unnamed, [server(null)])).toEqual({
    refusal:
      'The server at http://127.0.0.1:3000 has its database elsewhere: set DATABASE_URL as it was set there.',
  })
})
