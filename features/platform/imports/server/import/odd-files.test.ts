import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { CompanyId } from '@candor/kernel/ids'
import { aCompany, anAccount } from '@candor/testkit/builders'
import { aBundle, bundledInterview, zipOf } from '@candor/testkit/bundles'
import { importerUnderTest } from '@candor/testkit/imports'
import { serverUnderTest } from '@candor/testkit/server'
import { describe, expect, test } from 'vitest'

const server = serverUnderTest()
const importer = importerUnderTest(server)
const { importFiles, importPath, folderOf } = importer

const withResume = (file: string, more: object = {}) => aBundle({ resume: { file }, ...more })

async function nameStored(companyId: CompanyId) {
  const rows = await server.services.db
    .selectFrom('storedFile')
    .where('companyId', '=', companyId)
    .select(['name', 'contentType'])
    .execute()
  return rows.map(({ name, contentType }) => [name, contentType])
}

describe('a file without a recognisable ending', () => {
  test.each(['pages', 'wri', 'ofd', 'tif', 'eml', 'msg', 'xyz'])(
    'is stored with a note and never refuses its candidate: .%s',
    async (ending) => {
      const { companyId } = await aCompany(server.services)
      const file = `media/resume.${ending}`
      const [result] = await importFiles({ 'a/bundle.json': withResume(file), [`a/${file}`]: 'x' }, companyId)
      expect(result).toMatchObject({ state: 'stored', faults: [] })
      expect(result?.notes).toContainEqual({
        path: 'resume.file',
        message: `is stored, but ${file} has a file type that is not shown here: readers can download it`,
      })
      expect(await nameStored(companyId)).toEqual([[`resume.${ending}`, 'application/octet-stream']])
    },
  )

  test.each(['svg', 'js', 'EXE', 'hta', 'xhtml'])(
    'is refused where something would run it: .%s',
    async (ending) => {
      const { companyId } = await aCompany(server.services)
      const file = `media/resume.${ending}`
      const [result] = await importFiles({ 'a/bundle.json': withResume(file), [`a/${file}`]: 'x' }, companyId)
      expect(result?.state).toBe('refused')
      expect(result?.faults[0]?.message).toContain('has a file type that is not accepted')
    },
  )
})

/** An archive whose names are these bytes, and that does not say how they are written. */
async function anOldArchive(names: readonly [inBundle: string, bytes: Buffer][]): Promise<string> {
  const places = names.map((_, index) => `media/${String(index).repeat(40)}.pdf`)
  const parts = names.map(([name], index) => ({
    externalId: `f${index}`,
    attachName: 'A',
    attachType: 0,
    attachUrl: name,
  }))
  const files = Object.fromEntries(places.map((place, index) => [`a/${place}`, `%PDF-1.4 ${index}`]))
  const zip = await zipOf({ 'a/bundle.json': aBundle({ attachments: parts }), ...files })
  let text = zip.toString('latin1')
  for (const [index, [, bytes]] of names.entries()) {
    const written = Buffer.concat([Buffer.from('a/media/'), bytes]).toString('latin1')
    const place = `a/${places[index]}`
    // A name keeps its length: what is missing stands before it as a folder of the same archive.
    const ending = written.slice(written.lastIndexOf('.'))
    const stem = written.slice(0, -ending.length)
    text = text.replaceAll(place, stem.padEnd(place.length - ending.length, '_') + ending)
  }
  const old = Buffer.from(text, 'latin1')
  for (const signature of ['PK\u0003\u0004', 'PK\u0001\u0002']) {
    const offset = signature === 'PK\u0003\u0004' ? 6 : 8
    for (
      let at = old.indexOf(signature, 0, 'latin1');
      at !== -1;
      at = old.indexOf(signature, at + 1, 'latin1')
    )
      old.writeUInt16LE(old.readUInt16LE(at + offset) & ~0x800, at + offset)
  }
  const path = join(await folderOf({}), 'old.zip')
  await writeFile(path, old)
  return path
}

const padded = (name: string, bytes: number) => {
  const dot = name.lastIndexOf('.')
  return `${name.slice(0, dot)}${'_'.repeat(40 + 4 - bytes)}${name.slice(dot)}`
}

describe('names of files in archives', () => {
  test.each([
    ['macOS, decomposed in the archive', 'media/résumé.pdf', 'media/résumé.pdf'.normalize('NFD')],
    ['decomposed in bundle.json', 'media/résumé.pdf'.normalize('NFD'), 'media/résumé.pdf'],
    ['composed in both', 'media/résumé.pdf', 'media/résumé.pdf'],
  ])('are found: %s', async (_, inBundle, inArchive) => {
    const { companyId } = await aCompany(server.services)
    const zip = await zipOf({ 'a/bundle.json': withResume(inBundle), [`a/${inArchive}`]: '%PDF-1.4' })
    const path = join(await folderOf({}), 'names.zip')
    await writeFile(path, zip)
    const [result] = await importPath(path, companyId)
    expect(result).toMatchObject({ state: 'stored', faults: [], notes: [] })
  })

  test.each([
    ['GBK, of Windows in Chinese', '简历', [0xbc, 0xf2, 0xc0, 0xfa]],
    ['Big5', '履歷', [0xbc, 0x69, 0xbe, 0xfa]],
    ['Shift-JIS', '履歴', [0x97, 0x9a, 0x97, 0xf0]],
    ['code page 437', 'é', [0x82]],
    ['UTF-8 without a flag', '简历', [...Buffer.from('简历')]],
  ])('are found where the archive does not say how they are written: %s', async (_, name, bytes) => {
    const { companyId } = await aCompany(server.services)
    const raw = Buffer.from([...bytes, ...Buffer.from('.pdf')])
    const path = await anOldArchive([[`media/${padded(`${name}.pdf`, raw.length)}`, raw]])
    const [result] = await importPath(path, companyId)
    expect(result).toMatchObject({ state: 'stored', faults: [] })
  })

  test('of unknown encoding are named in the fault', async () => {
    const { companyId } = await aCompany(server.services)
    const path = await anOldArchive([
      ['media/履歴書.pdf', Buffer.from([0xbc, 0xf2, 0xc0, 0xfa, ...Buffer.from('.pdf')])],
    ])
    const [result] = await importPath(path, companyId)
    expect(result?.faults[0]?.message).toMatch(
      /^media\/履歴書\.pdf is not in the bundle\. The archive does not say how its file names are written, and media\/简历_*\.pdf could not be read/,
    )
  })

  test('in another case are a fault that says so', async () => {
    const { companyId } = await aCompany(server.services)
    const files = { 'a/bundle.json': withResume('media/Resume.pdf'), 'a/media/resume.PDF': '%PDF-1.4' }
    const [result] = await importFiles(files, companyId)
    expect(result?.faults[0]?.message).toBe(
      'media/Resume.pdf is not in the bundle, but media/resume.PDF is; write the name in bundle.json exactly as the file has it',
    )
  })
})

describe('the faults of a bundle', () => {
  test('with faults of schema, rules, place and files names all of them at once, with its folder', async () => {
    const { companyId } = await aCompany(server.services)
    await importFiles(
      {
        'bundle.json': aBundle({
          externalId: 'other',
          interviews: [bundledInterview({ externalId: 'theirs' })],
        }),
      },
      companyId,
    )
    const bundle = aBundle({
      externalId: 'mine',
      position: { externalId: 'nowhere' },
      candidate: { name: 7 },
      resume: { file: 'media/missing.pdf' },
      interviews: [bundledInterview({ externalId: 'theirs' })],
    })
    const results = await importFiles(
      { '2026/mine/bundle.json': bundle, '2026/b/bundle.json': aBundle() },
      companyId,
    )
    const refused = results.find(({ state }) => state === 'refused')
    expect(refused).toMatchObject({ externalId: 'mine', folder: '2026/mine' })
    expect(refused?.faults.map(({ path }) => path)).toEqual(
      expect.arrayContaining([
        'candidate.name',
        'resume.file',
        'position.externalId',
        'interviews[0].externalId',
      ]),
    )
  })

  test.each(['', '  '])('without an id are named by their folder: %j', async (externalId) => {
    const { companyId } = await aCompany(server.services)
    const [result] = await importFiles({ 'x/lin/bundle.json': aBundle({ externalId }) }, companyId)
    expect(result).toMatchObject({ externalId: 'lin', folder: 'x/lin', state: 'refused' })
    expect(result?.faults.map(({ path }) => path)).toContain('externalId')
  })
})

test('interviewers who are no account are noted, and others are not', async () => {
  const { companyId } = await aCompany(server.services)
  const { email } = await anAccount(server.services, { companyId })
  const plan = (externalId: string, interviewer: object) => ({
    externalId,
    interviewRoundName: 'First',
    createDate: 1_710_000_000_000,
    planRoomType: 0,
    interviewerInfoList: [interviewer],
  })
  const interviewPlans = [
    plan('p1', { interviewerName: 'Kim Sato' }),
    plan('p2', { interviewerId: 'gone@company.example', interviewerName: 'Lee Park' }),
    plan('p3', { interviewerId: email.toUpperCase(), interviewerName: 'Dana' }),
  ]
  const [result] = await importFiles({ 'bundle.json': aBundle({ interviewPlans }) }, companyId)
  expect(result?.state).toBe('stored')
  expect(result?.notes.map(({ path, message }) => [path, message.split(' is not ')[0]])).toEqual([
    ['interviewPlans', 'Kim Sato'],
    ['interviewPlans', 'Lee Park (gone@company.example)'],
  ])
})
