import { batch } from '@candor/call/batch'
import type { ServedCall } from '@candor/testkit/calls'
import fc from 'fast-check'
import { fittingValue } from './fitting-values-under-test.ts'
import { nearText, oddName, oddText } from './odd-values-under-test.ts'

/** A raw request, as any client could send it. */
export interface RawRequest {
  readonly method: 'GET' | 'POST'
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly payload?: Buffer
}

/** Field names with their values as JSON text. */
type Fields = readonly (readonly [name: string, text: string])[]

const ways = [
  'asMeant',
  'oneOdd',
  'oneOdd',
  'oneOdd',
  'oneOdd',
  'someOdd',
  'allOdd',
  'fitting',
  'dropped',
  'added',
  'broken',
] as const

/** How a request differs from a valid one. */
const planned = fc.record({
  way: fc.constantFrom(...ways),
  at: fc.nat(),
  near: fc.tuple(nearText, fc.boolean()),
  odd: fc.array(oddText, { minLength: 1, maxLength: 3 }),
  name: oddName,
  encoding: fc.constantFrom('json', 'json', 'json', 'form', 'multipart', 'batch', 'none'),
  broken: fc.constantFrom(
    'cutOff',
    'twice',
    'scalar',
    'noise',
    'otherType',
    'noBoundary',
    'notUtf8',
    'percent',
  ),
  noise: fc.uint8Array({ maxLength: 2_000 }),
  lang: fc.constantFrom('en', 'cn', 'zh-TW', '', 'xx', '__proto__', 'en;q=0.5', 'a'.repeat(2_000)),
  key: fc.constantFrom(undefined, undefined, undefined, '', 'k', '__proto__', 'k'.repeat(5_000)),
})
type Plan = typeof planned extends fc.Arbitrary<infer Value> ? Value : never

/**
 * Returns a replacement for a value: often one of nearly the same type, as missing refinements are the more common
 * fault.
 */
function insteadOf(text: string, odd: string, [near, isNear]: Plan['near']): string {
  if (!isNear) return odd
  if (text.startsWith('[')) return near.list
  return text.startsWith('"') ? near.text : near.number
}

function replaceAt(fields: Fields, { at, near }: Plan, texts: readonly string[]): Fields {
  if (fields.length === 0) return texts.map((text, index) => [`field${index}`, text])
  const places = new Map(texts.map((text, index) => [(at + index) % fields.length, text]))
  return fields.map(([name, text], index) => {
    const odd = places.get(index)
    return [name, odd === undefined ? text : insteadOf(text, odd, near)]
  })
}

function fieldsBy(plan: Plan, meant: Fields, fitting: Fields): Fields {
  const { way, at, odd, name } = plan
  const [first = 'null'] = odd
  switch (way) {
    case 'oneOdd':
      return replaceAt(meant, plan, [first])
    case 'someOdd':
      return replaceAt(meant, plan, odd)
    case 'allOdd':
      return meant.map(([field]) => [field, first])
    case 'fitting':
      return fitting
    case 'dropped':
      return meant.filter((_, index) => index !== at % Math.max(1, meant.length))
    case 'added':
      return [...meant, [name, first], ...meant.slice(0, 1)]
    default:
      return meant
  }
}

/** The value as it is sent in a query or a form: the text of a string, else JSON. */
function plainText(text: string): string {
  const value: unknown = text.startsWith('"') ? JSON.parse(text) : text
  return typeof value === 'string' ? value.toWellFormed() : text
}

function formOf(fields: Fields): string {
  return new URLSearchParams(
    fields.map(([name, text]): [string, string] => [name, plainText(text)]),
  ).toString()
}

const boundary = 'x-fuzz'

function multipartOf(fields: Fields, call: ServedCall, noise: Uint8Array): Buffer {
  const parts = fields.map(([name, text]) => [
    `form-data; name=${JSON.stringify(name)}`,
    Buffer.from(plainText(text)),
  ])
  const files = ('files' in call && call.files?.fields) || ['file']
  const uploads = files.map((name) => [`form-data; name="${name}"; filename="a.zip"`, Buffer.from(noise)])
  const chunks = [...parts, ...uploads].flatMap(([disposition, content]) => [
    Buffer.from(`--${boundary}\r\nContent-Disposition: ${disposition}\r\n\r\n`),
    Buffer.from(content ?? ''),
    Buffer.from('\r\n'),
  ])
  return Buffer.concat([...chunks, Buffer.from(`--${boundary}--\r\n`)])
}

interface Body {
  readonly type: string
  readonly bytes: Buffer
}

const types = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  multipart: `multipart/form-data; boundary=${boundary}`,
}

function jsonOf(fields: Fields): string {
  return `{${fields.map(([name, text]) => `${JSON.stringify(name)}:${text}`).join(',')}}`
}

/** A batch of the same call, sometimes with more calls than are allowed. */
function batchOf({ at }: Plan, { method, path }: ServedCall, fields: Fields): string {
  const one = `{"method":"${method}","path":"${path}","input":${jsonOf(fields)}}`
  const count = at % 10 === 0 ? 31 : 1 + (at % 3)
  return `{"calls":[${Array(count).fill(one).join()}]}`
}

function bodyOf(plan: Plan, call: ServedCall, fields: Fields): Body | null {
  switch (plan.encoding) {
    case 'json':
      return { type: types.json, bytes: Buffer.from(jsonOf(fields)) }
    case 'form':
      return { type: types.form, bytes: Buffer.from(formOf(fields)) }
    case 'batch':
      return { type: types.json, bytes: Buffer.from(batchOf(plan, call, fields)) }
    case 'multipart':
      return { type: types.multipart, bytes: multipartOf(fields, call, plan.noise) }
    default:
      return null
  }
}

function breakBody({ broken, odd, noise }: Plan, body: Body): Body {
  const { type, bytes } = body
  switch (broken) {
    case 'cutOff':
      return { type, bytes: bytes.subarray(0, bytes.length >> 1) }
    case 'twice':
      return { type, bytes: Buffer.concat([bytes, bytes]) }
    case 'scalar':
      return { type: types.json, bytes: Buffer.from(odd[0] ?? 'null') }
    case 'noise':
      return { type, bytes: Buffer.from(noise) }
    case 'otherType':
      return { type: type === types.json ? types.multipart : types.json, bytes }
    case 'noBoundary':
      return { type: 'multipart/form-data', bytes }
    case 'notUtf8':
      return {
        type: 'application/json; charset=utf-16',
        bytes: Buffer.concat([Buffer.from([0xff, 0xfe]), bytes]),
      }
    default:
      return { type: 'text/plain', bytes: Buffer.from('%ff%zz') }
  }
}

function request(plan: Plan, call: ServedCall, meant: Fields, fitting: Fields): RawRequest {
  const fields = fieldsBy(plan, meant, fitting)
  const isBroken = plan.way === 'broken'
  const headers = { lang: plan.lang, ...(plan.key === undefined ? {} : { 'idempotency-key': plan.key }) }
  if (call.method === 'GET' && plan.encoding !== 'batch') {
    const query = isBroken ? '%ff=%zz&a[=1&&=&%00' : formOf(fields)
    // Node itself refuses longer addresses before there is a request.
    return { method: 'GET', url: `${call.path}?${query.slice(0, 12_000)}`, headers }
  }
  const whole = bodyOf(plan, call, fields)
  const body = whole && isBroken ? breakBody(plan, whole) : whole
  const url = plan.encoding === 'batch' ? batch.path : call.path
  if (!body) return { method: 'POST', url, headers }
  return {
    method: 'POST',
    url,
    headers: { ...headers, 'content-type': body.type },
    payload: body.bytes,
  }
}

const asFields = (input: object): Fields =>
  Object.entries(input).flatMap(([name, value]): [string, string][] => {
    const text = JSON.stringify(value)
    return text === undefined ? [] : [[name, text]]
  })

/** Requests for a call, valid and invalid, based on the input in `meant`. */
export function requestsFor(call: ServedCall, meant: object): fc.Arbitrary<RawRequest> {
  return fc
    .tuple(planned, fittingValue(call.input))
    .map(([plan, fitting]) => request(plan, call, asFields(meant), asFields(Object(fitting))))
}
