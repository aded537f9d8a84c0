import type { WordsLike } from '@candor/messages/words'
import type { messages as cn } from './cn.ts'

export const messages: WordsLike<typeof cn> = {
  signInWay: 'Single sign-on (SSO)',
  manageTitle: 'Single sign-on (SSO)',
  email: 'Work email',
  emailHint: 'You go to your company’s own sign-in page and come back here.',
  emailFault: 'Enter a full email address',
  go: 'Continue with SSO',
  going: 'Redirecting…',
  returnTitle: 'Single sign-on (SSO)',
  returning: 'Signing in…',
  otherWay: 'Sign in another way',
  otherWindow: 'This sign-in was not started in this browser window. Start it again here.',
  linkDone: 'Company identity linked',
  toAccount: 'Back to sign-in and security',
  logoutAt: 'You are signed out of Candor, but may still be signed in at “{label}”.',
  logout: 'Sign out of “{label}” too',
  intro:
    'People sign in with your company’s own provider (OpenID Connect), such as Microsoft Entra, Okta or Keycloak. The provider is found by the domain of their email address. The first time, the account is found by the verified address; after that, by the provider’s identity.',
  failed: 'The SSO settings could not be loaded',
  superAdminsOnly: 'Only super administrators add, change or remove providers.',
  none: 'No provider yet',
  noneText: 'Once you add one, “Single sign-on (SSO)” on the sign-in page works for your addresses.',
  returnUrl: 'Return address',
  returnUrlText: 'Enter it at the provider as “Redirect URI”.',
  add: 'Add a provider',
  edit: 'Change “{label}”',
  saveAdded: 'Provider added',
  save: 'Save',
  label: 'Name',
  labelText: 'What people see after signing in, and on their account page.',
  issuer: 'Issuer',
  issuerText: 'An https:// address with /.well-known/openid-configuration below it.',
  clientId: 'Client ID',
  authMethod: 'Client authentication',
  client_secret: 'Client secret',
  private_key_jwt: 'Signed with a private key (private_key_jwt)',
  keyText:
    'The server creates the keys. The address of the public key is shown once you have saved; enter it at the provider.',
  clientSecret: 'Client secret',
  clientSecretText: 'Kept encrypted, and never shown again.',
  clientSecretStays: 'Leave it empty to keep the stored one.',
  domains: 'Allowed email domains',
  domainsText: 'Separated by commas or spaces. Within your company, a domain belongs to one provider.',
  keysUrl: 'Address of the public key (JWKS)',
  links:
    '{count, plural, =0 {No accounts linked yet} one {# account is linked} other {# accounts are linked}}',
  try: 'Test connection',
  trying: 'Testing…',
  tryFine: 'The provider responds correctly',
  tryLogout: 'People can sign out at the provider too',
  fault: {
    closedAddress:
      'The address is not https, or is in an internal network; the server does not connect to it',
    tooLarge: 'The response is too large',
    tooSlow: 'The response takes too long',
    unreachable: 'The address cannot be reached',
    notOpenId: 'There is no valid OpenID Connect configuration at this address, or it names another issuer',
    noPublicKeys: 'The provider’s public keys could not be loaded',
    secretLost: 'The stored secret cannot be decrypted. Enter the client secret again',
    clientRefused: 'The provider does not take the client ID or its secret',
    otherAnswer: 'The provider does not say whether it takes the client',
  },
  tryAnswer: 'The provider answered: {answer}',
  changedTitle: 'Another administrator has saved:',
  changedField: '{field}: {value}',
  changedSecret: 'The client secret, or another setting that is not shown',
  changedHint:
    'Fields that you did not change now show the new values. Saving again overwrites with your changes.',
  domainsTitle: 'Email domains',
  domainsProof:
    'Add the TXT record below to the DNS of the domain, then choose “Check now”. Until it is proved, the domain serves your company’s existing accounts alone: no accounts are added, and another company may enter it too. It is checked again every week, so keep the record.',
  proved: 'Proved ({time})',
  notProved: 'Not proved',
  recordName: 'Record name for {domain} (TXT)',
  recordValue: 'Record value for {domain}',
  checkNow: 'Check now',
  checking: 'Checking…',
  domainState: {
    proved: 'The record is there. The domain is proved',
    missing: 'No TXT record was found. A new one may take a while to appear',
    otherValue: 'There is a TXT record, but with another value',
    noAnswer: 'The DNS server did not answer. Try again later',
    taken: 'Another company has proved this domain, and its record is still there',
  },
  remove: 'Remove',
  removeTitle: 'Remove the provider',
  removeText:
    'Remove “{label}”? People can no longer sign in with it, and its identities are unlinked. Open sessions continue.',
  removed: 'Provider removed',
  accountTitle: 'Linked company identities',
  accountIntro: 'You can sign in to your account with each of these identities.',
  identitiesFailed: 'The linked identities could not be loaded',
  noIdentities: 'No company identity is linked',
  noIdentitiesText: 'Once you link one, you can sign in to this account with SSO.',
  linkedAt: 'Linked {time}',
  unlink: 'Unlink',
  unlinkTitle: 'Unlink the identity',
  unlinkText:
    'Unlink the identity at “{label}”? At your next SSO sign-in, the account is found by your verified address again. A super administrator, or an account with two-step verification, has to link it here again.',
  unlinked: 'Identity unlinked',
  link: 'Link “{label}”',
  linkText: 'You go to “{label}”, sign in there and come back here.',
  missing: 'This field is required',
  mail: {
    linkedSubject: 'A company identity was linked to your account',
    linked:
      'Hello {name},\n\nAn identity at “{label}” was linked to your {brand} account and can be used to sign in to it. If it was not you, unlink it under “Sign-in and security” at once, change your password and tell an administrator of your company.',
    unlinkedSubject: 'A company identity was unlinked from your account',
    unlinked:
      'Hello {name},\n\nThe identity at “{label}” was unlinked from your {brand} account. If it was not you, change your password at once and tell an administrator of your company.',
    providerRemovedSubject: 'Your company removed sign-in with “{label}”',
    providerRemoved:
      'Hello {name},\n\nAn administrator of your company removed “{label}”, so you can no longer use it to sign in to your {brand} account. Sign in another way; if you have no other way, or have a question, ask an administrator of your company.',
  },
  refusal: {
    tooMany: 'Too many tries. Try again in {minutes, plural, one {# minute} other {# minutes}}',
    signInOver: 'This sign-in has expired or was already used. Start again',
    noProvider:
      'SSO is not set up for the company of this email address. Sign in another way, or ask your company’s administrators',
    refusedByProvider: 'Your company’s provider did not accept this sign-in',
    clientRefused:
      'The provider does not take Candor’s client ID or secret, so you are not signed in. Ask your company’s administrators',
    providerUnavailable: 'Your company’s provider cannot be reached now. Try again later',
    invalidAnswer:
      'The provider’s response was not valid, so you are not signed in. Ask your company’s administrators',
    providerGone: 'Your company removed or changed this provider during your sign-in. Start again',
    claimMissing:
      'The provider did not send the claim “{claim}”, so you are not signed in. Ask your company’s administrators',
    claimUnreadable:
      'The provider sent the claim “{claim}” in an unknown form, so you are not signed in. Ask your company’s administrators',
    claimsDiffer:
      'The provider named two different email addresses, so you are not signed in. Ask your company’s administrators',
    groupsUnlisted:
      'The provider did not list your groups, so no account was added for you. Ask your company’s administrators',
    unverified:
      'The provider has not verified your email address, so you are not signed in. Ask your company’s administrators',
    otherDomain: 'Your email domain is not allowed by your company. Ask your company’s administrators',
    noAccount: '{email} has no account yet. Ask an administrator to add one',
    alreadyLinked: 'The account is already linked with another identity at this provider',
    linkSignedIn:
      'To protect this account, only you can link it. Sign in another way, then link your company identity under “Sign-in and security”',
    accountFrozen: 'Your account is frozen, so you cannot sign in. Ask your company’s administrators',
    wrongCredentials: 'You cannot sign in to this account. Ask your company’s administrators',
    wayOff: 'Your company does not allow SSO',
    secondFactorNeeded: 'Two-step verification is required',
    badIssuer: 'The issuer must be a full https address without parameters',
    sharedIssuer:
      'This address signs for every tenant. Enter the one of your own, as https://login.microsoftonline.com/…/v2.0 with the tenant’s ID in between',
    changedMeanwhile: 'Another administrator changed this provider meanwhile',
    badDomain: 'This is not an email domain; enter one such as example.com',
    domainTaken: 'The domain {domain} belongs to another provider of your company',
    secretMissing:
      'Enter the client secret: another issuer, client ID or authentication method needs a new one',
    tooManyProviders: 'The maximum number of providers has been reached',
  },
}
