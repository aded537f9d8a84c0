import { ChevronDownIcon } from '@candor/ui/icons'
import { Button } from '@candor/ui/inputs/button'
import { Menu, MenuChoice } from '@candor/ui/overlays/menu'
import { useTranslations } from 'use-intl'
import { type FollowMode, followModes } from './follow-mode.ts'

interface Props {
  mode: FollowMode
  onChange: (mode: FollowMode) => void
}

/** How closely the transcript follows playback. */
export function FollowMenu({ mode, onChange }: Props) {
  const t = useTranslations('recording')
  return (
    <Menu
      trigger={
        <Button look="quiet" size="small">
          {t(mode === 'off' ? 'followIsOff' : 'follow')}
          <ChevronDownIcon />
        </Button>
      }
    >
      <MenuChoice
        items={followModes.map((value) => ({ value, label: t(`follow_${value}`) }))}
        value={mode}
        onChange={onChange}
      />
    </Menu>
  )
}
