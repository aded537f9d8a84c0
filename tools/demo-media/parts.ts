import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isRecord } from '@candor/kernel/is-record'
import * as z from 'zod/mini'

const parts = join(import.meta.dirname, 'parts')

type Json = Record<string, unknown>

function readJson(path: string): Json {
  return z.record(z.string(), z.unknown()).parse(JSON.parse(readFileSync(path, 'utf8')))
}

/** Sets a value at a dotted key, such as `tests.cognitive`. */
function put(holder: Json, key: string, value: unknown): void {
  const [first = '', ...rest] = key.split('.')
  if (rest.length === 0) {
    holder[first] = value
    return
  }
  const held = holder[first]
  const inner = isRecord(held) ? held : {}
  holder[first] = inner
  put(inner, rest.join('.'), value)
}

/**
 * Adds a person's parts without recordings to the bundle: `parts/<person>/<part>.json` of the candidate,
 * `parts/<person>/<external id of the interview>.<part>.json` of an interview, and the media in `parts/<person>/media`.
 */
export function addParts(person: string, folder: string): void {
  const source = join(parts, person)
  if (!existsSync(source)) return
  const path = join(folder, 'bundle.json')
  const bundle = readJson(path)
  const interviews = Array.isArray(bundle.interviews) ? bundle.interviews.filter(isRecord) : []
  for (const file of readdirSync(source).sort()) {
    if (!file.endsWith('.json')) continue
    const key = file.slice(0, -'.json'.length)
    const of = interviews.find(({ externalId }) => key.startsWith(`${externalId}.`))
    put(of ?? bundle, of ? key.slice(`${of.externalId}.`.length) : key, readJson(join(source, file)))
  }
  writeFileSync(path, `${JSON.stringify(bundle, null, 2)}\n`)
  if (existsSync(join(source, 'media')))
    cpSync(join(source, 'media'), join(folder, 'media'), { recursive: true })
}
