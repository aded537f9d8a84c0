import fc from 'fast-check'
import { expect, test } from 'vitest'
import { permissionKeys } from '../../../platform/access/rules/permissions.ts'
import { decidePermit, mayChangeRole, permissionGroups, presetTypes } from './role.ts'

const role = { buttons: ['candidate'], accounts: 1, superAdmins: 0 }

test('the groups hold each of the 16 permission keys once', () => {
  expect(Object.values(permissionGroups).flat().sort()).toEqual([...permissionKeys].sort())
})

test('giving a key and taking it away again leaves the role as it was', () => {
  fc.assert(
    fc.property(fc.subarray([...permissionKeys]), fc.constantFrom(...permissionKeys), (buttons, code) => {
      fc.pre(!buttons.includes(code))
      const given = decidePermit({ userType: 'admin', role: { ...role, buttons }, code, isPermitted: true })
      if (!given.allowed) throw new Error(given.refusal)
      expect(given.buttons).toContain(code)
      const taken = decidePermit({
        userType: 'admin',
        role: { ...role, buttons: given.buttons },
        code,
        isPermitted: false,
      })
      expect(taken).toEqual({ allowed: true, buttons })
    }),
  )
})

test('a role that super administrators have keeps its last key', () => {
  const asked = { userType: 'superAdmin', code: 'candidate', isPermitted: false } as const
  const refused = { allowed: false, refusal: 'lastPermission' }
  expect(decidePermit({ ...asked, role: { ...role, superAdmins: 1 } })).toEqual(refused)
  expect(decidePermit({ ...asked, role })).toEqual({ allowed: true, buttons: [] })
})

test('a role that super administrators have is changed by them alone', () => {
  const theirs = { ...role, superAdmins: 1 }
  expect(mayChangeRole('admin', theirs)).toBe(false)
  expect(mayChangeRole('superAdmin', theirs)).toBe(true)
  expect(decidePermit({ userType: 'admin', role: theirs, code: 'talent', isPermitted: true })).toEqual({
    allowed: false,
    refusal: 'superAdminsOnly',
  })
})

test('a code that is no permission key is refused', () => {
  expect(decidePermit({ userType: 'superAdmin', role, code: 'everything', isPermitted: true })).toEqual({
    allowed: false,
    refusal: 'unknownCode',
  })
})

test('a role is preset for the types most of whose accounts have it, else for the type that it is named after', () => {
  const roles = [
    { id: 'r1', name: '招聘官' },
    { id: 'r2', name: 'interviewer' },
    { id: 'r3', name: 'general' },
  ]
  const presets = presetTypes(roles, [
    { userType: 'general', roleId: 'r1' },
    { userType: 'admin', roleId: 'r1' },
  ])
  expect([...presets]).toEqual([
    ['r1', ['admin', 'general']],
    ['r2', ['interviewer']],
  ])
})
