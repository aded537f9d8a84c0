import { ExitIcon } from '@candor/ui/icons'
import { Menu, MenuChoice, MenuItem, MenuSeparator } from '@candor/ui/overlays/menu'
import { useTheme } from '@candor/ui/theme.ts'
import { Link, useNavigate } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { isUserType } from '../../../platform/access/rules/permissions.ts'
import { AccountDisc } from './account-disc.tsx'
import styles from './account-menu.module.css'
import { endSignIn, type UserInfo } from './signed-in.ts'

interface Props {
  userInfo: UserInfo
  isOpenAtFirst: boolean
}

/** The account menu: who is signed in, theme, own account, sign-out. */
export function AccountMenu({ userInfo, isOpenAtFirst }: Props) {
  const t = useTranslations('session')
  const access = useTranslations('access')
  const ui = useTranslations('ui')
  const navigate = useNavigate()
  const { theme, setTheme } = useTheme()
  const { userType } = userInfo
  return (
    <Menu trigger={<AccountDisc userName={userInfo.userName} />} isOpenAtFirst={isOpenAtFirst}>
      <div className={styles.who}>
        <b>{userInfo.userName}</b>
        <span>
          {userInfo.companyName}
          {isUserType(userType) && ` · ${access(`userType.${userType}`)}`}
        </span>
      </div>
      <MenuSeparator />
      <p className={styles.group}>{ui('theme')}</p>
      <MenuChoice
        items={[
          { value: 'system', label: ui('themeSystem') },
          { value: 'light', label: ui('themeLight') },
          { value: 'dark', label: ui('themeDark') },
        ]}
        value={theme}
        onChange={setTheme}
      />
      <MenuSeparator />
      <MenuItem render={<Link to="/account" />}>{t('ownAccount')}</MenuItem>
      <MenuItem
        icon={<ExitIcon />}
        onSelect={() => {
          endSignIn()
          void navigate({ to: '/login', search: {} })
        }}
      >
        {t('signOut')}
      </MenuItem>
    </Menu>
  )
}
