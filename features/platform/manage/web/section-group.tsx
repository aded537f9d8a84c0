import { classes } from '@candor/ui/classes.ts'
import { whenNear } from '@candor/ui/loading/lazy-with-preload.ts'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import type { Piece, SettingHit } from '../rules/find-settings.ts'
import type { ManageGroup } from '../rules/groups.ts'
import styles from './section-nav.module.css'
import type { ManageSection } from './section-registry.ts'
import type { SettingSearch } from './use-setting-search.ts'

interface Props {
  group: ManageGroup
  sections: readonly ManageSection[]
  current: ManageSection | null
  search: SettingSearch
}

/** A group of sections under its name; while a search goes on, with the number of its hits. */
export function SectionGroup({ group, sections, current, search }: Props) {
  const t = useTranslations('manage')
  const id = useId()
  if (sections.length === 0) return null
  const count = sections.reduce((sum, { slug }) => sum + (search.hits.get(slug)?.length ?? 0), 0)
  const isEmpty = search.isSearching && count === 0
  return (
    <div className={classes(styles.group, isEmpty && styles.miss)}>
      <h2 className={styles.title}>
        <span id={id}>{t(`groups.${group}`)}</span>
        {search.isSearching && <span className={styles.number}>{count || '–'}</span>}
      </h2>
      <ul aria-labelledby={id}>
        {sections.map((section) => (
          <SectionEntry
            key={section.slug}
            section={section}
            isCurrent={section.slug === current?.slug}
            search={search}
          />
        ))}
      </ul>
    </div>
  )
}

interface EntryProps {
  section: ManageSection
  isCurrent: boolean
  search: SettingSearch
}

function SectionEntry({ section: { slug, feature, Panel }, isCurrent, search }: EntryProps) {
  const words = useTranslations()
  const { isSearching, text, setting } = search
  const hits = search.hits.get(slug) ?? []
  const own = hits.find(({ isSection }) => isSection)
  const find = text.trim() || undefined
  const isHit = hits.length > 0
  return (
    <li className={classes(isSearching && !isHit && styles.miss)}>
      <Link
        to="/manage/{-$section}"
        params={{ section: slug }}
        search={{ find }}
        className={classes(styles.entry, isHit && styles.found)}
        aria-current={isCurrent ? 'page' : undefined}
        activeProps={{}}
        data-stop={!isSearching || own ? true : undefined}
        {...whenNear(Panel.preload)}
      >
        {own ? <Marked pieces={own.label} /> : words(`${feature}.manageTitle`)}
        {own && <Excerpt pieces={own.text} />}
      </Link>
      {hits.map(
        (hit, at) =>
          hit !== own && (
            <Link
              // biome-ignore lint/suspicious/noArrayIndexKey: two settings may have the same words
              key={at}
              to="/manage/{-$section}"
              params={{ section: slug }}
              search={{ find, setting: hit.setting ?? undefined }}
              className={styles.hit}
              data-current={(isCurrent && hit.setting !== null && hit.setting === setting) || undefined}
              activeProps={{}}
              data-stop
              {...whenNear(Panel.preload)}
            >
              <HitWords hit={hit} />
            </Link>
          ),
      )}
    </li>
  )
}

function HitWords({ hit: { label, text } }: { hit: SettingHit }) {
  return (
    <>
      <span className={styles.label}>
        <Marked pieces={label} />
      </span>
      <Excerpt pieces={text} />
    </>
  )
}

function Excerpt({ pieces }: { pieces: readonly Piece[] }) {
  if (pieces.length === 0) return null
  return (
    <span className={styles.text}>
      <Marked pieces={pieces} />
    </span>
  )
}

function Marked({ pieces }: { pieces: readonly Piece[] }) {
  return pieces.map(({ text, isHit }, at) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text
    isHit ? <mark key={at}>{text}</mark> : <span key={at}>{text}</span>,
  )
}
