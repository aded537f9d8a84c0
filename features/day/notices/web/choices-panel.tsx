import { callQuery } from '@candor/call/web/query'
import { Switch } from '@candor/ui/inputs/switch'
import { SectionBody } from '@candor/ui/sections/section-body'
import { sectionState } from '@candor/ui/sections/section-state.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useChange } from '../../../platform/manage/web/use-change.ts'
import { chooseNotices, listNoticeChoices } from '../contract.ts'
import styles from './choices-panel.module.css'

/** Where the account wants each kind of notice: in the bell, by mail, both or nowhere. */
export function ChoicesPanel() {
  const t = useTranslations('notices')
  const query = useQuery(callQuery(listNoticeChoices, {}))
  const choose = useChange(chooseNotices, { done: t('choices.saved') })
  const sendsMail = query.data?.sendsMail ?? true
  return (
    <>
      <p className={styles.text}>{t('choices.text')}</p>
      <SectionBody state={sectionState(query, t('choices.failed'))}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('choices.kind')}</th>
              <th scope="col">{t('choices.bell')}</th>
              <th scope="col">{t('choices.mail')}</th>
            </tr>
          </thead>
          <tbody>
            {query.data?.choices.map(({ kind, bell, mail }) => (
              <tr key={kind}>
                <th scope="row">
                  {t(`kind.${kind}`)}
                  <span className={styles.hint}>{t(`kindHint.${kind}`)}</span>
                </th>
                <td>
                  <label className={styles.switch}>
                    <span className="sr">{t('choices.inBell', { kind: t(`kind.${kind}`) })}</span>
                    <Switch isOn={bell} onChange={(isOn) => void choose({ kind, bell: isOn, mail })} />
                  </label>
                </td>
                <td>
                  <label className={styles.switch}>
                    <span className="sr">{t('choices.byMail', { kind: t(`kind.${kind}`) })}</span>
                    <Switch isOn={mail} onChange={(isOn) => void choose({ kind, bell, mail: isOn })} />
                  </label>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className={styles.text}>{sendsMail ? t('choices.once') : t('choices.noMail')}</p>
      </SectionBody>
    </>
  )
}
