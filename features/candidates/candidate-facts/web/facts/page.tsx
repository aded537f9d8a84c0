import { isGone } from '@candor/call/web/failure-words'
import { callQuery } from '@candor/call/web/query'
import { nameIn } from '@candor/messages/local-name'
import { Button } from '@candor/ui/inputs/button'
import { ErrorBoundary } from '@candor/ui/sections/error-boundary'
import { Section } from '@candor/ui/sections/section'
import { SectionBody } from '@candor/ui/sections/section-body'
import { sectionState } from '@candor/ui/sections/section-state.ts'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useLocale, useTranslations } from 'use-intl'
import { AppBar } from '../../../../sign-in/session/web/app-bar.tsx'
import { useSignedIn } from '../../../../sign-in/session/web/signed-in.ts'
import { usePageTitle } from '../../../../sign-in/session/web/use-brand.ts'
import { ofCandidate, reportSearch } from '../../../candidates/rules/ids.ts'
import { PersonHints } from '../../../persons/web/person-hints.tsx'
import { readCandidateFacts } from '../../contract.ts'
import { type Facts, readFacts } from '../../rules/wire.ts'
import { ApplicationSection, ChangesSection, OtherApplications } from './about-sections.tsx'
import type { CandidateCard } from './candidate-card.ts'
import { ConsiderButton } from './consider-button.tsx'
import { ErasedNotice } from './erased-notice.tsx'
import { FactRow } from './fact-row.tsx'
import styles from './page.module.css'
import { RemoveButton } from './remove-button.tsx'

/** How often an open page looks whether the candidate is still there (milliseconds). */
const lookMs = 15_000

/** The name of the candidate in the language of the page. */
function useName(facts: Facts | undefined): string | null {
  const locale = useLocale()
  const textOf = (name: string) => {
    const value = facts?.fields.find(({ field }) => field === name)?.value
    return typeof value === 'string' ? value : null
  }
  const name = textOf('name')
  return name === null ? null : nameIn(locale, name, textOf('nameLatin'))
}

interface Props {
  candidateId: string
  /** Sections of other features, found by folder. */
  cards: readonly CandidateCard[]
}

/** The page of facts, for as long as the candidate is there. */
export function CandidateFactsPage({ candidateId, cards }: Props) {
  const query = useQuery({
    ...callQuery(readCandidateFacts, ofCandidate(candidateId)),
    select: readFacts,
    refetchInterval: ({ state }) => (isGone(state.error) ? false : lookMs),
  })
  const t = useTranslations('candidate-facts')
  if (isGone(query.error))
    return (
      <>
        <AppBar crumb={t('title')} />
        <ErasedNotice />
      </>
    )
  return <FactsPage candidateId={candidateId} cards={cards} query={query} />
}

interface FactsPageProps extends Props {
  query: UseQueryResult<Facts>
}

/** Who the candidate is, where they stand, and who changed what. */
function FactsPage({ candidateId, cards, query }: FactsPageProps) {
  const t = useTranslations('candidate-facts')
  const name = useName(query.data)
  usePageTitle(name === null ? t('title') : t('factsOf', { name }))
  return (
    <>
      <AppBar crumb={name ?? t('title')} />
      <main className={styles.page}>
        <SectionBody state={sectionState(query, t('failed'), false)}>
          {query.data && <FactsOf facts={query.data} name={name ?? ''} />}
        </SectionBody>
        {query.data &&
          cards.map(({ order, Part }) => (
            <ErrorBoundary key={order}>
              <Part candidateId={candidateId} />
            </ErrorBoundary>
          ))}
      </main>
    </>
  )
}

function FactsOf({ facts, name }: { facts: Facts; name: string }) {
  const t = useTranslations('candidate-facts')
  const persons = useTranslations('persons')
  const known = useSignedIn()
  const { candidateId, interviewId, may, same } = facts
  const search = reportSearch({ candidateId, interviewId, companyId: known?.userInfo.companyId })
  return (
    <>
      <header className={styles.header}>
        <h1 className={styles.title}>{name}</h1>
        <div className={styles.acts}>
          {may.edit && <ConsiderButton candidateId={candidateId} positionId={facts.positionId} name={name} />}
          <Button render={<Link to="/shareurl" search={search} />}>{t('openReport')}</Button>
        </div>
      </header>
      {same.length + facts.apart.length > 0 && (
        <Section title={persons(same.length > 0 ? 'title' : 'titleApart')}>
          <PersonHints candidateId={candidateId} hints={facts} may={may} />
        </Section>
      )}
      <Section title={t('identity')}>
        <dl>
          {facts.fields.map((fact) => (
            <FactRow key={fact.field} fact={fact} facts={facts} />
          ))}
        </dl>
      </Section>
      <ApplicationSection facts={facts} />
      <OtherApplications facts={facts} />
      <ChangesSection facts={facts} />
      {may.remove && <RemoveButton facts={facts} name={name} />}
    </>
  )
}
