import { ExitIcon } from '@candor/ui/icons'
import { Menu, MenuChoice, MenuItem, MenuSeparator } from '@candor/ui/menu'
import { useTheme } from '@candor/ui/theme.ts'
import { useNavigate } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { isUserType } from '../../access/rules/permissions.ts'
import styles from './account-menu.module.css'
import { endSignIn, type UserInfo } from './signed-in.ts'

/** One or two signs of a name, for the disc: of a Chinese name its last two, of another its initials. */
function initials(name: string): string {
  if (/\p{Script=Han}/u.test(name)) return [...name].slice(-2).join('')
  return name
    .split(/\s+/)
    .map((word) => word[0] ?? '')
    .slice(0, 2)
    .join('')
    .toUpperCase()
}

/** Who is signed in, the theme, and the way out. */
export function AccountMenu({ userInfo }: { userInfo: UserInfo }) {
  const t = useTranslations('session')
  const access = useTranslations('access')
  const ui = useTranslations('ui')
  const navigate = useNavigate()
  const { theme, setTheme } = useTheme()
  const { userType } = userInfo
  return (
    <Menu
      trigger={
        <button type="button" className={styles.disc} aria-label={t('account', { name: userInfo.userName })}>
          {initials(userInfo.userName)}
        </button>
      }
    >
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
      <MenuItem
        icon={<ExitIcon />}
        onSelect={async () => {
          await endSignIn()
          await navigate({ to: '/login', search: {} })
        }}
      >
        {t('signOut')}
      </MenuItem>
    </Menu>
  )
}
