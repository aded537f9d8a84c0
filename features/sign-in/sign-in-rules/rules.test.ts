import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isWayClosed } from '../../platform/access/rules/session-end.ts'
import { signInWays } from './contract/entry.ts'
import { defaultSignInPolicy } from './rules/policy.ts'
import { hasTwoFactors, ruleChanges, ruleFault } from './rules.ts'

const offered = ['password']
const rules = (given: Partial<typeof defaultSignInPolicy>) => ({ ...defaultSignInPolicy, ...given })

test('the way by which an administrator came in stays allowed', () => {
  const own = { way: 'password', secondFactor: null }
  expect(ruleFault(rules({ ways: ['oidc'] }), own, offered)).toEqual({ refusal: 'ownWay', field: 'way' })
  expect(ruleFault(rules({ ways: ['oidc'] }), { ...own, way: 'oidc' }, offered)).toBeNull()
  expect(ruleFault(rules({ ways: ['password'] }), own, offered)).toBeNull()
})

test('a second factor is demanded only by an administrator who has shown one', () => {
  const demanding = rules({ demandsSecondFactor: true })
  const fault = { refusal: 'ownFactor', field: 'demandsSecondFactor' }
  expect(ruleFault(demanding, { way: 'password', secondFactor: null }, offered)).toEqual(fault)
  expect(ruleFault(demanding, { way: 'password', secondFactor: 'totp' }, offered)).toBeNull()
  expect(ruleFault(demanding, { way: 'passkey', secondFactor: null }, offered)).toBeNull()
  expect(hasTwoFactors({ way: 'oidc', secondFactor: null })).toBe(true)
})

test('a demo account leaves a way that the server offers', () => {
  const demo = { way: 'demo', secondFactor: null }
  expect(ruleFault(rules({ ways: ['sms'] }), demo, offered)).toEqual({ refusal: 'noWay', field: 'way' })
  expect(ruleFault(rules({ ways: ['sms', 'password'] }), demo, offered)).toBeNull()
})

test('the session of the administrator who changes the rules goes on under any rules', () => {
  fc.assert(
    fc.property(
      fc.subarray([...signInWays], { minLength: 1 }),
      fc.boolean(),
      fc.constantFrom(...signInWays, 'demo'),
      fc.constantFrom(null, 'totp', 'passkey', 'recoveryCode'),
      (ways, demandsSecondFactor, way, secondFactor) => {
        const next = rules({ ways, demandsSecondFactor })
        if (ruleFault(next, { way, secondFactor }, offered) !== null) return
        const times = { createdAt: new Date(0), expiresAt: new Date(1), lastSeenAt: null }
        expect(isWayClosed({ ...times, ...next, way, secondFactor })).toBe(false)
      },
    ),
  )
})

test('a changed rule is told with its value before, and an unchanged rule is not', () => {
  expect(ruleChanges(defaultSignInPolicy, rules({}))).toBeNull()
  expect(ruleChanges(defaultSignInPolicy, rules({ sessionHours: 8, restMinutes: 30 }))).toEqual({
    from: { sessionHours: 168, restMinutes: null },
    to: { sessionHours: 8, restMinutes: 30 },
  })
})
