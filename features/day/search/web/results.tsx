import { NextPage } from '@candor/ui/next-page'
import { EmptyNote } from '@candor/ui/sections/notes'
import { SectionBody } from '@candor/ui/sections/section-body'
import { sectionState } from '@candor/ui/sections/section-state.ts'
import { useTranslations } from 'use-intl'
import { useLocalName } from '../../../candidates/shortlist/web/local-name.ts'
import { ColleagueMarks } from '../../../candidates/shortlist/web/pieces/colleague-marks.tsx'
import { PersonLink } from '../../../candidates/shortlist/web/pieces/person-link.tsx'
import type { Group } from '../rules/groups.ts'
import { EmptySearch } from './empty-search.tsx'
import styles from './hits.module.css'
import { Hits } from './hits.tsx'
import type { SearchOfPage } from './use-search-page.ts'

/** The results of a search, or what stands in their place. */
export function Results({ page }: { page: SearchOfPage }) {
  const t = useTranslations('search')
  const { search, passages, groups } = page
  if (search.text.trim() === '') return <EmptyNote title={t('begin')} text={t('beginText')} />
  if (search.scope === 'people') return <People page={page} />
  const problem = passages.data?.[0]?.problem ?? null
  if (problem !== null && problem !== 'empty')
    return <EmptyNote title={t(`problem.${problem}`)} text={t(`problemText.${problem}`)} />
  return (
    <div aria-busy={passages.isPlaceholderData}>
      <SectionBody state={sectionState(passages, t('failed'))}>
        {groups.length === 0 ? <EmptySearch page={page} /> : <Found page={page} groups={groups} />}
      </SectionBody>
    </div>
  )
}

function Found({ page, groups }: { page: SearchOfPage; groups: readonly Group[] }) {
  return (
    <Hits
      groups={groups}
      list={page.passages}
      focused={page.focused?.passage.passageId ?? null}
      onFocus={page.setFocused}
      onOpen={page.noteSearch}
    />
  )
}

/** People whose name, phone or e-mail has the text. */
function People({ page }: { page: SearchOfPage }) {
  const t = useTranslations('search')
  const localName = useLocalName()
  const { people } = page
  const rows = people.data ?? []
  return (
    <SectionBody state={sectionState(people, t('failed'))}>
      {rows.length === 0 && <EmptySearch page={page} />}
      {rows.map((person) => (
        <section key={person.candidateId} className={styles.person}>
          <h2 className={styles.head}>
            <PersonLink person={person} />
            <span className={styles.facts}>
              {t('standing', {
                position: localName({ name: person.positionName, nameLatin: person.positionNameLatin }),
                stage: person.stageName,
              })}
            </span>
            <ColleagueMarks person={person} most={4} />
          </h2>
        </section>
      ))}
      {people.hasNextPage && <NextPage list={people} ahead="600px" className={styles.more} />}
    </SectionBody>
  )
}
