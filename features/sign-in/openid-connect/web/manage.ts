import { lazyWithPreload } from '@candor/ui/loading/lazy-with-preload.ts'
import { defineManageSection } from '../../../platform/manage/web/section-registry.ts'

export const section = defineManageSection({
  slug: 'company-sign-in',
  group: 'people',
  order: 40,
  feature: 'openid-connect',
  intro: 'openid-connect.intro',
  texts: [
    { label: 'openid-connect.returnUrl', text: 'openid-connect.returnUrlText' },
    { label: 'openid-connect.issuer', text: 'openid-connect.issuerText' },
    { label: 'openid-connect.clientId' },
    { label: 'openid-connect.authMethod', text: 'openid-connect.keyText' },
    { label: 'openid-connect.domains', text: 'openid-connect.domainsText' },
    { label: 'openid-connect.domainsTitle', text: 'openid-connect.domainsProof' },
    { label: 'openid-connect.keysUrl' },
  ],
  Panel: lazyWithPreload(() => import('./providers-panel.tsx').then((part) => part.ProvidersPanel)),
})
