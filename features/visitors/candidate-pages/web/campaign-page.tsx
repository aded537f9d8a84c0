import { currentLocale } from '@candor/messages/web/stored-locale'
import { use, useCallback } from 'react'
import { useTranslations } from 'use-intl'
import { useNames } from '../../../meetings/link-pages/web/facts.tsx'
import { LinkFrame } from '../../../meetings/link-pages/web/link-frame.tsx'
import styles from '../../../meetings/link-pages/web/link-page.module.css'
import { LinkStatePage } from '../../../meetings/link-pages/web/link-state-page.tsx'
import noticeStyles from '../../../meetings/link-pages/web/notice.module.css'
import { BrandOfLink } from '../../../sign-in/session/web/brand/brand-of-link.tsx'
import { useVisitedBrand } from '../../../sign-in/session/web/brand/shown-brand.ts'
import type { CandidatePage } from '../rules/wire.ts'
import own from './pages.module.css'
import { readPageOf, usePage } from './use-page.ts'

const contents = {
  cn: () => import('../content/cn/campaign.json'),
  en: () => import('../content/en/campaign.json'),
  'zh-TW': () => import('../content/zh-TW/campaign.json'),
}

// Loaded once: the language cannot change without a reload of the page.
const content = contents[currentLocale()]()

/** The campaign page: for everybody, and by link in a company's name. It takes nothing. */
export function CampaignPage({ link }: { link: string }) {
  return link === '' ? <Campaign page={null} /> : <Linked link={link} />
}

function Linked({ link }: { link: string }) {
  const read = useCallback(() => readPageOf(link, 'campaign'), [link])
  const state = usePage(link, read)
  if (state.kind !== 'loaded') return <LinkStatePage state={state} />
  return (
    <BrandOfLink partner={state.found.partnerBrand}>
      <Campaign page={state.found} />
    </BrandOfLink>
  )
}

function Campaign({ page }: { page: CandidatePage | null }) {
  const { title, lead, sections } = use(content)
  const brand = useVisitedBrand()
  return (
    <LinkFrame title={title}>
      {page && <From page={page} />}
      <h1 className={styles.title}>{title}</h1>
      <p className={noticeStyles.text}>{lead.replace('{brand}', () => brand.title)}</p>
      {sections.map(({ heading, paragraphs }) => (
        <section key={heading} className={own.section}>
          <h2>{heading}</h2>
          {paragraphs.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </section>
      ))}
    </LinkFrame>
  )
}

function From({ page }: { page: CandidatePage }) {
  const t = useTranslations('candidate-pages.campaign')
  const { company } = useNames(page)
  return <p className={own.step}>{t('from', { company })}</p>
}
