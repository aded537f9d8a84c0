import { expect, test } from 'vitest'
import { changedFields, draftOf, rebaseDraft } from './draft.ts'

const before = draftOf({
  label: 'Entra',
  issuer: 'https://id.example',
  clientId: 'candor',
  authMethod: 'client_secret',
  domains: [{ domain: 'a.example' }, { domain: 'b.example' }],
})

test('a form over another administrator’s save keeps the typed fields and takes the others', () => {
  const now = { ...before, label: 'Okta', issuer: 'https://okta.example' }
  const typed = { ...before, label: 'Login', clientSecret: 'new' }
  expect(changedFields(before, now)).toEqual([
    { field: 'label', value: 'Okta' },
    { field: 'issuer', value: 'https://okta.example' },
  ])
  expect(rebaseDraft(typed, before, now)).toEqual({ ...now, label: 'Login', clientSecret: 'new' })
})
