import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { readReportSetting } from '../../../../platform/company/rules/wire.ts'
import { readKeyPoints } from '../../rules/key-points.ts'
import { presentAiData } from '../present.ts'

/** A company and a position that never set anything. */
const unset = { profile: 'cn', customerType: '', settings: {}, isL5: false, positionSettings: {} }

/** The kind of a key point as a page reads it from the reply. */
function presentedKind(keyPoint: object): string | undefined {
  const keyPointInfoResult = JSON.stringify([{ keyPoint: '幂等键', num: 1, ...keyPoint }])
  const answerInfos = [{ problemAnswerId: 'q1', keyPointInfoResult }]
  const aiData = { l2ReportInfo: { l2status: 0, answerInfos } }
  const reply = presentAiData(
    { aiData, evidence: [], hiddenVerdicts: new Set(), isOutdated: false },
    readReportSetting(unset),
  )
  return readKeyPoints(reply.aiData?.l2ReportInfo?.answerInfos?.[0]?.keyPointInfoResult)[0]?.kind
}

const read = (path: string) => readFileSync(new URL(`../../../../../${path}`, import.meta.url), 'utf8')

const tokens = read('packages/ui/src/tokens.css')

const marks = read('features/findings/evidence/web/marked-text.module.css')

/** Value of a declaration in the first rule with this selector. */
function declared(css: string, selector: string, property: string): string | undefined {
  const from = css.indexOf(`${selector} {`)
  const body = from < 0 ? '' : css.slice(from, css.indexOf('}', from))
  return new RegExp(`[\\s;{]${property}:\\s*([^;]+);`).exec(body)?.[1]
}

/** The colour that a value stands for in the light theme, through every token that it names. */
function resolved(value: string | undefined): string | undefined {
  const token = /^var\((--[\w-]+)\)$/.exec(value ?? '')?.[1]
  return token ? resolved(declared(tokens, ':root', token)) : value?.toLowerCase()
}

/** The colour of marked words: that of their kind, else that of every mark. */
function markColour(kind: string | undefined): string | undefined {
  const own = declared(marks, `.mark[data-kind='${kind}']`, 'background')
  return resolved(own ?? declared(marks, '.mark', 'background'))
}

test.each([
  ['positive by its colour', { highLightColor: '#8DEBF7' }, '#8DEBF7'],
  ['negative by its colour', { highLightColor: '#FFCA3A' }, '#FFCA3A'],
  ['neither by its colour', { highLightColor: '#80aeff' }, '#80aeff'],
  ['neither by its colour, whatever its score', { highLightColor: '#80aeff', keyScore: 1 }, '#80aeff'],
  ['positive by its score', { keyScore: 1 }, '#8DEBF7'],
  ['negative by its score', { keyScore: -1 }, '#FFCA3A'],
  ['of no direction', {}, '#80aeff'],
])(
  'a key word that is %s keeps its colour from the reply to its mark [R9-065 R3-025]',
  (_case, keyPoint, colour) => {
    expect(markColour(presentedKind(keyPoint))).toBe(colour.toLowerCase())
  },
)

test('without scores of single answers no score of a key point is sent, and its kind stays [R3-025 D05]', () => {
  const given = [
    { keyPoint: 'ledger', num: 2, keyScore: 3.7, further: 4.1 },
    { keyPoint: 'retries', num: 1, keyScore: -0.5, highLightColor: 'unknown' },
    { keyPoint: 'clock', num: 0, keyScore: 1.3, highLightColor: '#80AEFF' },
    { keyPoint: 'queue', num: 1 },
  ]
  const sent = (singleStatus: number, keyPointInfoResult = JSON.stringify(given)) => {
    const marks = { allStatus: 1, singleStatus, manualStatus: 1, aiScoreStatus: 1 }
    const setting = readReportSetting({ ...unset, settings: { aiMarkCfg: marks } })
    const answerInfos = [{ problemAnswerId: 'q1', keyPointInfoResult }]
    const aiData = { isOrderAi: 2, l2ReportInfo: { l2status: 0, answerInfos } }
    const reply = presentAiData(
      { aiData, evidence: [], hiddenVerdicts: new Set(), isOutdated: false },
      setting,
    )
    const text = reply.aiData?.l2ReportInfo?.answerInfos?.[0]?.keyPointInfoResult ?? 'null'
    return z.array(z.unknown()).parse(JSON.parse(text))
  }
  expect(sent(0)).toEqual([
    { keyPoint: 'ledger', num: 2, highLightColor: '#8debf7' },
    { keyPoint: 'retries', num: 1, highLightColor: '#ffca3a' },
    { keyPoint: 'clock', num: 0, highLightColor: '#80aeff' },
    { keyPoint: 'queue', num: 1 },
  ])
  expect(sent(1)[0]).toEqual({ keyPoint: 'ledger', num: 2, keyScore: 3.7 })
  expect(sent(1)[1]).toEqual(given[1])
  expect(sent(0, 'keyScore 3.7')).toEqual([])
})

test('the tokens of the three kinds are the colours of the specification [R9-065]', () => {
  const colours = ['--for', '--against', '--note'].map((token) => resolved(`var(${token})`))
  expect(colours).toEqual(['#8debf7', '#ffca3a', '#80aeff'])
})
