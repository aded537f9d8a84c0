import { callQuery } from '@candor/call/web/query'
import { CopiedValue } from '@candor/ui/inputs/copied-value'
import { SectionBody } from '@candor/ui/sections/section-body'
import { sectionState } from '@candor/ui/sections/section-state.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { Intro } from '../../../platform/manage/web/intro.tsx'
import { Keys } from '../../service-keys/web/keys.tsx'
import { getDirectory } from '../contract.ts'
import styles from './directory-panel.module.css'
import { GroupTable } from './group-table.tsx'

/** How the company's directory is connected, and the type and role that its people get. */
export function DirectoryPanel() {
  const t = useTranslations('directory')
  const directory = useQuery(callQuery(getDirectory, {}))
  const { data } = directory
  const mayMakeKeys = data?.mayMakeKeys ?? true
  return (
    <>
      <Intro>{t('intro')}</Intro>
      <SectionBody state={sectionState(directory, t('failed'))}>
        {data && (
          <>
            <section className={styles.part}>
              <CopiedValue label={t('address')} value={data.address} />
              <p className={styles.text}>{t('addressText')}</p>
              <p className={styles.text}>{t('accounts', { count: data.accounts })}</p>
            </section>
            <section className={styles.part} aria-labelledby="directory-table">
              <h2 id="directory-table" className={styles.title}>
                {t('table')}
              </h2>
              <p className={styles.text}>{t('tableText')}</p>
              <GroupTable directory={data} />
            </section>
          </>
        )}
      </SectionBody>
      {/* Loaded beside what is above, and shown after it, which would push it down. */}
      <section className={styles.part} aria-labelledby="directory-keys" hidden={directory.isPending}>
        <h2 id="directory-keys" className={styles.title}>
          {t('keys')}
        </h2>
        <p className={styles.text}>{t('keysText')}</p>
        <Keys
          purpose="directory"
          mayMake={mayMakeKeys}
          none={{ title: t('noKeys'), text: t(mayMakeKeys ? 'noKeysText' : 'keysBySuperAdmins') }}
        />
      </section>
    </>
  )
}
