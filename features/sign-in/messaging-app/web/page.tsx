import { Button } from '@candor/ui/inputs/button'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { signInSearch } from '../../session/rules/sign-in-search.ts'
import { signInEnd } from '../../session/web/ends/sign-in-end.ts'
import styles from '../../session/web/sign-in-frame.module.css'
import { SignInFrame } from '../../session/web/sign-in-frame.tsx'
import { useSignedIn } from '../../session/web/signed-in.ts'
import { useBrand } from '../../session/web/use-brand.ts'
import own from './page.module.css'

/** The outcome of linking: the account and where to go on; or that nothing is linked yet, and how to link. */
export function LinkResultPage({ target }: { target: string | undefined }) {
  const t = useTranslations('messaging-app')
  const brand = useBrand().title
  const known = useSignedIn()
  const linked = known?.userInfo.openId ? known.userInfo : null
  const { href, isOwn } = signInEnd(target, known)
  const onward = isOwn ? <Link to={href} /> : <a href={href}>{t('continue')}</a>
  return (
    <SignInFrame title={t('resultTitle')}>
      <div className={styles.form}>
        <h2 className={own.end}>{linked ? t('linked') : t('notLinked')}</h2>
        <p>{linked ? t('linkedText', { name: linked.userName, brand }) : t('notLinkedText', { brand })}</p>
        <Button look="primary" render={linked ? onward : <Link to="/login" search={signInSearch(target)} />}>
          {linked ? t('continue') : t('goLink')}
        </Button>
      </div>
    </SignInFrame>
  )
}
