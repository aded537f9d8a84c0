import { expect, test } from 'vitest'
import { claimPlace } from './claim-places.ts'

test.each([
  ['https://login.microsoftonline.com/t/v2.0', 'xms_edov', /^Entra: .*xms_edov$/],
  ['https://company.okta.com/oauth2/default', 'groups', /^Okta: /],
  ['https://id.company.example/realms/staff', 'email_verified', /^Keycloak: /],
  ['https://id.company.example/application/o/candor/', 'email_verified', /^authentik: /],
  ['https://accounts.google.com', 'groups', /^Google /],
  ['https://cognito-idp.eu-central-1.amazonaws.com/pool', 'email', /^Cognito: /],
  ['https://fs.company.example/adfs', 'email_verified', /^AD FS: /],
])('the place of a claim is told by the issuer: %s', (issuer, claim, place) => {
  expect(claimPlace(issuer, claim)).toMatch(place)
})

test('an unknown issuer has no place, even if its address resembles a known one', () => {
  expect(claimPlace('https://auth.company.example', 'email')).toBe(null)
  expect(claimPlace('https://notokta.com', 'email')).toBe(null)
})
