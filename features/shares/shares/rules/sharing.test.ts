import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type HeldBack, nothingHeldBack } from '../../../platform/access/rules/held-back.ts'
import {
  type PermissionKey,
  permissionKeys,
  personalParts,
  shareableKeys,
} from '../../../platform/access/rules/permissions.ts'
import { defaultEvaluationConfig, visitorSwitch } from '../../../platform/company/rules.ts'
import {
  isGrantLive,
  openedKeys,
  openedParts,
  visitExpiry,
  visitHours,
} from '../../../platform/grants/rules/visits.ts'
import { chooseShare, decideOpening, sectionsToShare, shareExpiry, shareFault } from './sharing.ts'

const now = new Date('2026-03-14T02:00:00Z')
const grant = {
  expiresAt: new Date('2026-03-15T02:00:00Z'),
  revokedAt: null,
  sections: ['reportAIInterview'],
  hasPassword: true,
  needsPassword: false,
  isDemo: false,
}
const at = { now, isDemoOn: false }

test.each<[string, Partial<Parameters<typeof isGrantLive>[0]>, boolean]>([
  ['as it was made', {}, true],
  ['at the moment at which it ends', { expiresAt: now }, false],
  ['once revoked', { revokedAt: now }, false],
  ['without a password', { hasPassword: false }, true],
  ['without a password where the company asks for one', { hasPassword: false, needsPassword: true }, false],
  ['with a password where the company asks for one', { needsPassword: true }, true],
  ['of the demo where the demo is off', { isDemo: true }, false],
  ['that names only what the company keeps to itself', { sections: ['overviewAI'] }, false],
  ['that names nothing that can be shared', { sections: ['reportRemark', 'nonsense'] }, false],
])('a grant %s is live: %o', (_, given, isLive) => {
  expect(isGrantLive({ ...grant, ...given }, [], at)).toBe(isLive)
})

const entry = fc.record({
  number: fc.constantFrom(...permissionKeys.map(visitorSwitch), 12),
  value: fc.integer({ min: 0, max: 2 }),
})
const keys = fc.subarray([...permissionKeys])

test('a grant opens exactly the named sections that can be shared and that the company opens to visitors [R6-005 P6-017]', () => {
  fc.assert(
    fc.property(keys, fc.array(entry), (sections, config) => {
      const isOn = (key: PermissionKey) => {
        const found = config.find(({ number }) => number === visitorSwitch(key))
        return found ? found.value !== 0 : key === 'reportResume' || key === 'reportAIInterview'
      }
      const expected = shareableKeys.filter((key) => sections.includes(key) && isOn(key))
      expect([...openedKeys({ sections }, config)]).toEqual(expected)
    }),
  )
})

const resume = ['reportResume', ...personalParts]
const isOpen = (['planInterview', 'reportInterviewLog'] as const).map((key) => ({
  number: visitorSwitch(key),
  value: 1,
}))

test.each([
  ['behind a password', resume, true, isOpen, [...personalParts]],
  ['without one', resume, false, isOpen, []],
  ['without the resume', [...personalParts], true, isOpen, ['interviewFeedback', 'antiCheating']],
  ['where the company keeps plans and checks', resume, true, [], personalParts.slice(0, -2)],
  [
    'where the company keeps resumes',
    resume,
    true,
    [{ number: visitorSwitch('reportResume'), value: 0 }],
    [],
  ],
  ['that does not name it', ['reportResume'], true, isOpen, []],
])('a grant %s opens the allowed parts of the person [D05]', (_, sections, hasPassword, config, opened) => {
  expect([...openedParts({ sections, hasPassword }, config)]).toEqual(opened)
})

const openTo = { switches: isOpen, evaluation: defaultEvaluationConfig }

const sharer = (permissions: ReadonlySet<PermissionKey>, heldBack: HeldBack = nothingHeldBack) => ({
  viewer: { permissions },
  heldBack,
})

test('nobody gives what colleagues found while it is held back from themselves', () => {
  const stateOf = (heldBack: HeldBack) =>
    sectionsToShare(sharer(new Set(permissionKeys), heldBack), openTo).find(
      ({ key }) => key === 'interviewFeedback',
    )?.state
  expect(stateOf(nothingHeldBack)).toBe('open')
  expect(stateOf({ planIds: ['p1'], opinions: true, aiScores: false })).toBe('notYours')
})

test.each([
  [0, []],
  [1, ['interviewFeedback']],
])(
  'a share of the interviews is told as one without feedback where feedback is its owner’s (%i)',
  (evaluationInvisibleStatus, keys) => {
    const setting = { ...openTo, evaluation: { ...defaultEvaluationConfig, evaluationInvisibleStatus } }
    const sections = sectionsToShare(sharer(new Set(permissionKeys)), setting)
    expect(sections.filter(({ isWithoutResults }) => isWithoutResults).map(({ key }) => key)).toEqual(keys)
  },
)

test('a section that the account does not read, or that the company keeps, cannot be shared', () => {
  const own = new Set<PermissionKey>(['reportAIInterview', 'overviewAI'])
  const sections = sectionsToShare(sharer(own), { ...openTo, switches: [] })
  expect(sections).toEqual([
    { key: 'overviewAI', state: 'keptByCompany' },
    { key: 'reportAIInterview', state: 'open' },
    { key: 'reportResume', state: 'notYours' },
    ...personalParts.map((key) => ({ key, state: 'notYours' })),
  ])
  const faultOf = (...wanted: string[]) => shareFault({ sections: wanted, hasPassword: true }, sections)
  expect(faultOf('reportAIInterview')).toBe(null)
  for (const key of ['overviewAI', 'reportResume', 'reportRemark', 'contacts', ''])
    expect(faultOf('reportAIInterview', key)?.refusal, key).toBe('notToShare')
})

test('personal parts are only shared behind a password, those of the resume only with the resume, and never on their own', () => {
  const sections = sectionsToShare(sharer(new Set(permissionKeys)), openTo)
  const faultOf = (wanted: string[], hasPassword = true) =>
    shareFault({ sections: wanted, hasPassword }, sections)?.refusal ?? null
  expect(faultOf(resume)).toBe(null)
  expect(faultOf(resume, false)).toBe('needsPassword')
  expect(faultOf(['reportAIInterview', 'interviewFeedback'])).toBe(null)
  expect(faultOf(['reportAIInterview', 'contacts'])).toBe('needsResume')
  expect(faultOf(['interviewFeedback'])).toBe('needsSection')
})

test('a link holds for 7 days, 30 days or 12 months, and for nothing else [C64]', () => {
  const days = [7, 30, 365].map(
    (each) => ((shareExpiry(now, each)?.getTime() ?? 0) - now.getTime()) / 86_400_000,
  )
  expect(days).toEqual([7, 30, 365])
  for (const other of [0, 1, 31, 366, -7]) expect(shareExpiry(now, other)).toBe(null)
})

test('a visit ends after some hours, and never after its grant', () => {
  expect(visitExpiry(now, grant).getTime() - now.getTime()).toBe(visitHours * 3_600_000)
  const soon = new Date(now.getTime() + 1000)
  expect(visitExpiry(now, { expiresAt: soon })).toEqual(soon)
})

const open = { hasPassword: false }
const locked = { hasPassword: true }

test.each([
  ['no password came for an open link', open, null, 'open'],
  ['no password came for a locked one', locked, null, 'passwordNeeded'],
  ['no password came for a dead one', null, null, 'notOpenable'],
  ['the right one came', locked, true, 'open'],
  ['a wrong one came', locked, false, 'wrongPassword'],
  ['one came for a dead link', null, false, 'wrongPassword'],
  ['one came for a dead link, and matched by some fault', null, true, 'wrongPassword'],
  ['one came for an open link', open, false, 'open'],
] as const)('the opening of a link, when %s, is decided so', (_, share, passwordMatches, decision) => {
  expect(decideOpening({ share, passwordMatches })).toBe(decision)
})

test('the form of a share begins with everything that can be opened, for 30 days and behind a password', () => {
  const sections = [
    { key: 'reportAIInterview', state: 'open' },
    { key: 'reportResume', state: 'open' },
    { key: 'overviewAI', state: 'keptByCompany' },
    { key: 'contacts', state: 'open' },
  ]
  const offered = { sections, needsPassword: false }
  const untouched = {
    sections: ['reportAIInterview', 'reportResume'],
    showsScores: true,
    days: 30,
    hasPassword: true,
    language: 'en',
    note: '',
  }
  expect(chooseShare(offered, {}, 'en')).toEqual(untouched)
  const changed = { sections: ['reportResume', 'overviewAI'], days: 7, hasPassword: false }
  expect(chooseShare(offered, changed, 'en')).toEqual({
    ...untouched,
    ...changed,
    sections: ['reportResume'],
  })
  const personal = ['reportResume', 'contacts']
  expect(chooseShare(offered, { sections: personal }, 'en').sections).toEqual(personal)
  expect(chooseShare(offered, { sections: personal, hasPassword: false }, 'en').sections).toEqual([
    'reportResume',
  ])
  expect(chooseShare({ ...offered, needsPassword: true }, changed, 'en').hasPassword).toBe(true)
})
