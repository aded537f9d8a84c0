import { classes } from '@candor/ui/classes.ts'
import { CountBadge } from '@candor/ui/count-badge'
import { PlusIcon } from '@candor/ui/icons'
import { Button } from '@candor/ui/inputs/button'
import { Kbd } from '@candor/ui/kbd'
import { EmptyNote } from '@candor/ui/sections/notes'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { mayChangeCandidates, mayChangePositions } from '../../../platform/access/rules/acts.ts'
import { AppBar } from '../../../sign-in/session/web/app-bar.tsx'
import { usePageTitle } from '../../../sign-in/session/web/use-brand.ts'
import { type ListTab, listTabs } from '../contract/list-search.ts'
import { type ListSearch, readListSearch } from '../rules/address.ts'
import { ListKeys } from './list/list-keys.tsx'
import { PositionList } from './list/position-list.tsx'
import { PositionSearch } from './list/position-search.tsx'
import { useListKeys } from './list/use-list-keys.ts'
import { type Positions, usePositions } from './list/use-positions.ts'
import styles from './page.module.css'
import { usePositionActs } from './use-position-acts.tsx'
import { usePositionViewer } from './use-position-viewer.ts'

interface Props {
  search: ListSearch
  onSearch: (search: ListSearch) => void
}

/** All positions of the company, with the people in each stage; tab and search stand in the address. */
export function PositionsPage({ search, onSearch }: Props) {
  const t = useTranslations('positions')
  usePageTitle(t('title'))
  const viewer = usePositionViewer()
  return (
    <>
      <AppBar crumb={t('title')} />
      <main className={styles.page}>
        {viewer?.permissions.has('position') ? (
          <Shown
            search={search}
            onSearch={onSearch}
            mayChange={mayChangePositions(viewer)}
            mayAdd={mayChangeCandidates(viewer)}
          />
        ) : (
          <div className={styles.refused}>
            <EmptyNote title={t('refused')} isPage />
          </div>
        )}
      </main>
    </>
  )
}

function Shown({ search, onSearch, mayChange, mayAdd }: Props & { mayChange: boolean; mayAdd: boolean }) {
  const t = useTranslations('positions')
  const positions = usePositions(search)
  const acts = usePositionActs()
  const first = positions.data?.pages[0]
  const keys = useListKeys({ acts, mayChange, onTab: (tab) => onSearch(readListSearch({ ...search, tab })) })
  return (
    <>
      <header className={styles.head}>
        <div className={styles.words}>
          <h1 className={styles.title}>{t('title')}</h1>
          <p className={styles.summary}>
            {first &&
              t('summary', {
                open: first.counts.open,
                inPlay: first.open.count,
                past: first.open.past,
                mine: first.counts.mine,
              })}
          </p>
        </div>
        <div className={styles.acts}>
          <Button render={<Link to="/manage/{-$section}" params={{ section: 'stages' }} />}>
            {t('stagesOfCompany')}
          </Button>
          {mayAdd && (
            <Button render={<Link to="/candidates/table/{-$importId}" params={{ importId: undefined }} />}>
              {t('importTable')}
            </Button>
          )}
          {mayChange && (
            <Button look="primary" render={<Link to="/positions/new" aria-label={t('addLabel')} />}>
              <PlusIcon />
              {t('add')}
              <Kbd>N</Kbd>
            </Button>
          )}
        </div>
      </header>
      <Tabs search={search} first={first} onSearch={onSearch} />
      <PositionList positions={positions} search={search} acts={acts} listRef={keys.listRef} />
      <ListKeys mayChange={mayChange} />
      {acts.sheet}
    </>
  )
}

interface TabsProps extends Props {
  first: NonNullable<Positions['data']>['pages'][number] | undefined
}

function Tabs({ search, first, onSearch }: TabsProps) {
  const t = useTranslations('positions')
  const current: ListTab = search.tab ?? listTabs[0]
  return (
    <div className={styles.tabs}>
      <nav aria-label={t('tabs')}>
        {listTabs.map((tab) => (
          <Link
            key={tab}
            to="/positions"
            search={readListSearch({ ...search, tab })}
            replace
            className={classes(styles.tab)}
            aria-current={tab === current ? 'page' : undefined}
          >
            {t(`tab.${tab}`)} {first && <CountBadge count={first.counts[tab]} />}
          </Link>
        ))}
      </nav>
      <PositionSearch
        text={search.text ?? ''}
        onSearch={(text) => onSearch(readListSearch({ ...search, text }))}
      />
    </div>
  )
}
