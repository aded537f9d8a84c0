import { expect, test } from 'vitest'
import { formsOf, judgeAnswer } from './secret-form.ts'

test.each([
  [undefined, ['basic', 'basicPlain']],
  [['client_secret_basic'], ['basic', 'basicPlain']],
  [['client_secret_post'], ['post']],
  [
    ['client_secret_post', 'client_secret_basic'],
    ['basic', 'basicPlain', 'post'],
  ],
  [['private_key_jwt'], ['basic', 'basicPlain', 'post']],
])('the forms of the secret are those of the discovery document: %j', (methods, forms) => {
  expect(formsOf(methods)).toEqual(forms)
})

test.each([
  [400, 'invalid_grant', 'known'],
  [400, 'invalid_client', 'refused'],
  // Keycloak.
  [401, 'unauthorized_client', 'refused'],
  [401, null, 'refused'],
  [400, 'redirect_uri_mismatch', 'other'],
  [500, null, 'other'],
] as const)('an answer of %s with %s means that the client is %s', (status, error, judged) => {
  expect(judgeAnswer({ status, error, description: null })).toBe(judged)
})
