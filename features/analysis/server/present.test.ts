import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readReportSetting } from '../../company/rules.ts'
import { readKeyPoints } from '../rules/key-points.ts'
import { presentAiData } from './present.ts'

const setting = readReportSetting({
  profile: 'cn',
  customerType: '',
  settings: {},
  isL5: false,
  positionSettings: {},
})

/** The kind of a key point as a page reads it from the reply. */
function presentedKind(keyPoint: object): string | undefined {
  const keyPointInfoResult = JSON.stringify([{ keyPoint: '幂等键', num: 1, ...keyPoint }])
  const answerInfos = [{ problemAnswerId: 'q1', keyPointInfoResult }]
  const aiData = { l2ReportInfo: { l2status: 0, answerInfos } }
  const reply = presentAiData({ aiData, evidence: [], hiddenVerdicts: new Set() }, setting)
  return readKeyPoints(reply.aiData?.l2ReportInfo?.answerInfos?.[0]?.keyPointInfoResult)[0]?.kind
}

const read = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8')
const tokens = read('packages/ui/src/tokens.css')
const marks = read('features/evidence/web/marked-text.module.css')

/** What a declaration of a rule says, by the rule's selector as it is written; of the first such rule. */
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
  ['positive by its score', { keyScore: 1 }, '#8DEBF7'],
  ['negative by its score', { keyScore: -1 }, '#FFCA3A'],
  ['of no direction', {}, '#80aeff'],
])(
  'a key word that is %s keeps its colour from the reply to its mark [R9-065 R3-025]',
  (_case, keyPoint, colour) => {
    expect(markColour(presentedKind(keyPoint))).toBe(colour.toLowerCase())
  },
)

test('the tokens of the three kinds are the colours of the specification [R9-065]', () => {
  const colours = ['--for', '--against', '--note'].map((token) => resolved(`var(${token})`))
  expect(colours).toEqual(['#8debf7', '#ffca3a', '#80aeff'])
})
