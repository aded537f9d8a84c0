import { GripIcon } from '@candor/ui/icons'
import { Button } from '@candor/ui/inputs/button'
import { Menu, MenuItem, MenuSeparator } from '@candor/ui/overlays/menu'
import { useTranslations } from 'use-intl'
import styles from './module-rows.module.css'
import type { Building } from './use-building.ts'

interface Props {
  id: string
  number: string
  building: Building
  /** Whether it can be copied, as a question can. */
  isQuestion?: boolean
}

/** The actions on a module or question, for mouse and touch; keys are faster. */
export function PartMenu({ id, number, building, isQuestion = false }: Props) {
  const t = useTranslations('assessment-forms')
  const label = t('actionsOf', { number })
  return (
    <Menu
      align="start"
      trigger={
        <Button look="quiet" size="small" isIcon className={styles.grip} aria-label={label} title={label}>
          <GripIcon />
        </Button>
      }
    >
      <MenuItem onSelect={() => building.move(id, -1)}>{t('moveUp')}</MenuItem>
      <MenuItem onSelect={() => building.move(id, 1)}>{t('moveDown')}</MenuItem>
      {isQuestion && <MenuItem onSelect={() => building.copy(id)}>{t('copy')}</MenuItem>}
      <MenuSeparator />
      <MenuItem isDanger onSelect={() => building.remove(id)}>
        {t('remove')}
      </MenuItem>
    </Menu>
  )
}
