import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isRecord } from '@candor/kernel/is-record'
import { importerUnderTest } from '@candor/testkit/imports'
import { serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'
import { listTexts } from '../../rules/json.ts'
import { isMediaPath } from '../../rules/media-path.ts'

const server = serverUnderTest()
const importer = importerUnderTest(server)

interface Example {
  /** The part as its first block has it, then the other forms in which it, or a piece of it, may come. */
  readonly forms: readonly unknown[]
  /** Blocks of files, by their ending. */
  readonly files: ReadonlyMap<string, string>
}

function readBlocks(section: string, kind: string): string[] {
  return [...section.matchAll(new RegExp(`\`\`\`${kind}\\n([\\s\\S]*?)\`\`\``, 'g'))].flatMap(
    ([, text]) => text ?? [],
  )
}

/** The examples of the page that customers write bundles by: each part's, by its name. */
async function readExamples(): Promise<Map<string, Example>> {
  const page = await readFile(join(import.meta.dirname, '../../../../../docs/import.md'), 'utf8')
  const examples = new Map<string, Example>()
  for (const section of page.split(/\n(?=\*\*|## )/).slice(1)) {
    const [line = ''] = section.split('\n')
    const names = [...line.matchAll(/\*\*([\w[\].]+)\??\*\*/g)].flatMap(([, name]) => name ?? [])
    const values: unknown[] = readBlocks(section, 'json').map((text) => JSON.parse(text))
    const files = new Map(
      ['vtt', 'srt'].flatMap((kind) =>
        readBlocks(section, kind).map((text): [string, string] => [kind, text]),
      ),
    )
    for (const name of values.length > 0 ? names : []) {
      const of = (value: unknown) => (names.length > 1 && isRecord(value) ? value[name] : value)
      examples.set(name, { forms: values.map(of), files })
    }
  }
  return examples
}

const prefix = 'interviews[].'

/** One bundle of every part's example, with some of them in other forms. */
function bundleOf(examples: ReadonlyMap<string, Example>, others: Readonly<Record<string, unknown>> = {}) {
  const formOf = ([name, { forms }]: [string, Example]) => others[name] ?? forms[0]
  const ofInterview = [...examples].filter(([name]) => name.startsWith(prefix))
  const ofCandidate = [...examples].filter(([name]) => !name.startsWith(prefix))
  const { interviews, ...rest } = Object.fromEntries(ofCandidate.map((each) => [each[0], formOf(each)]))
  const parts: Record<string, unknown> = {}
  for (const each of ofInterview) {
    const [key = ''] = each[0].slice(prefix.length).split('.')
    const held = parts[key]
    const form = formOf(each)
    // Where the key has a dot, each example shows the object that several parts share.
    parts[key] = isRecord(held) && isRecord(form) ? { ...held, ...form } : form
  }
  const [interview] = Array.isArray(interviews) ? interviews : []
  return { format: 'candor-bundle/1', externalId: 'x', ...rest, interviews: [{ ...interview, ...parts }] }
}

/** Imports a bundle into a company that has the accounts it names, with something in place of its media. */
async function importWithMedia(bundle: object, contents: Readonly<Record<string, unknown>> = {}) {
  const texts = listTexts(bundle).map(({ text }) => text)
  const named = new Set(texts.filter((text) => text.endsWith('@acme.example')))
  const media = Object.fromEntries(texts.filter(isMediaPath).map((path) => [path, 'x']))
  const accounts = [...named].map((email) => ({ email, name: 'Dana', userType: 'general' }))
  const company = { externalId: 'acme', name: 'Acme', profile: 'eu', timeZone: 'Europe/Berlin' }
  return importer.importFiles(
    {
      'company.json': { format: 'candor-company/1', company, accounts, positions: [] },
      ...Object.fromEntries(
        Object.entries({ 'bundle.json': bundle, ...media, ...contents }).map(([path, content]) => [
          `a/${path}`,
          content,
        ]),
      ),
    },
    null,
  )
}

test('the examples of docs/import.md make one bundle that is stored as it stands', async () => {
  const examples = await readExamples()
  const bundle = bundleOf(examples)
  expect(Object.keys(bundle).length).toBeGreaterThan(10)
  expect(Object.keys(bundle.interviews[0] ?? {})).toEqual(
    expect.arrayContaining(['answers', 'fullRecords', 'aiData', 'evidence']),
  )
  const stored = { state: 'stored', faults: [], notes: [] }
  expect(await importWithMedia(bundle)).toEqual([
    { externalId: 'company.json', ...stored },
    { externalId: 'x', folder: 'a', ...stored },
  ])
})

test('every part that is installed has its example', async () => {
  const examples = await readExamples()
  const { candidateParts, interviewParts } = importer.format
  const names = [
    ...candidateParts.map(({ key }) => key),
    ...interviewParts.map(({ key }) => `${prefix}${key}`),
  ]
  expect(names.filter((name) => !examples.has(name))).toEqual([])
})

test.each(['vtt', 'srt', 'json'])(
  'the page’s transcript in %s is stored as the sentences of its answer',
  async (kind) => {
    const examples = await readExamples()
    const { forms, files } = examples.get(`${prefix}answers`) ?? { forms: [], files: new Map() }
    const [answers, transcript, segments] = forms
    if (!Array.isArray(answers) || !isRecord(transcript))
      throw new Error('the page shows no transcript as a file')
    expect(transcript.file).toBe('media/q1.vtt')
    const file = `media/q1.${kind}`
    const [first, ...rest] = answers
    const others = { [`${prefix}answers`]: [{ ...first, transcript: { file } }, ...rest] }
    const results = await importWithMedia(bundleOf(examples, others), {
      [file]: files.get(kind) ?? segments,
    })
    expect(results.at(-1)).toMatchObject({ state: 'stored', faults: [], notes: [] })
    const { document } = await server.services.db
      .selectFrom('interviewDocument')
      .where('part', '=', 'answers')
      .select('document')
      .executeTakeFirstOrThrow()
    const sentence = expect.objectContaining({ endMs: 5310, text: '我们不再原地更新余额。' })
    expect(document).toMatchObject([{ transcript: { sentences: expect.arrayContaining([sentence]) } }, {}])
  },
)

test('the page’s JSON Resume is stored, written in the bundle or as a file', async () => {
  const examples = await readExamples()
  const [, written, asFile] = examples.get('resume')?.forms ?? []
  if (!isRecord(written) || !isRecord(asFile)) throw new Error('the page shows no JSON Resume')
  const one = bundleOf(examples, { resume: written })
  const two = bundleOf(examples, { resume: asFile })
  const inBundle = await importWithMedia(one)
  expect(inBundle.at(-1)).toMatchObject({ state: 'stored', faults: [] })
  const fromFile = await importWithMedia(two, { 'media/resume.json': written.jsonResume })
  expect(fromFile.at(-1)).toMatchObject({ state: 'stored', faults: [] })
})
