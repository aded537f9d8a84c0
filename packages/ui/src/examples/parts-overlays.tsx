import { useState } from 'react'
import { ChevronDownIcon, DownloadIcon, ShareIcon } from '../icons.tsx'
import { Button } from '../inputs/button.tsx'
import { Select } from '../inputs/select.tsx'
import { Menu, MenuChoice, MenuItem, MenuSeparator } from '../overlays/menu.tsx'
import { Sheet } from '../overlays/sheet.tsx'

const rounds = [
  { value: '1', label: 'Interview 1 of 3: Screening', hint: '2026-03-02 09:12:44, used 12:20 of 15:00' },
  { value: '2', label: 'Interview 2 of 3: Backend, L6', hint: '2026-03-14 10:41:07, used 38:42 of 45:00' },
  { value: '3', label: 'Interview 3 of 3', hint: 'Not taken yet', isDisabled: true },
]
const locales = [
  { value: 'cn', label: '简体中文', lang: 'zh-CN' },
  { value: 'en', label: 'English', lang: 'en' },
  { value: 'zh-TW', label: '繁體中文', lang: 'zh-TW' },
]

export function PartsOverlays() {
  const [round, setRound] = useState('2')
  const [locale, setLocale] = useState('en')
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Select label="Interview" items={rounds} value={round} onChange={setRound} />
      <Menu
        trigger={
          <Button look="quiet">
            More
            <ChevronDownIcon />
          </Button>
        }
      >
        <MenuItem icon={<ShareIcon />}>Share</MenuItem>
        <MenuItem icon={<DownloadIcon />} isDisabled>
          Download
        </MenuItem>
        <MenuItem isDanger>Withdraw the link</MenuItem>
        <MenuSeparator />
        <MenuChoice items={locales} value={locale} onChange={setLocale} />
      </Menu>
      <Button onClick={() => setIsOpen(true)}>Open sheet</Button>
      <Sheet
        title="Share the report"
        description="Whoever holds the link and the password can read it."
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        footer={
          <>
            <Button onClick={() => setIsOpen(false)}>Cancel</Button>
            <Button look="primary">Create a link</Button>
          </>
        }
      >
        The link ends after 7 days.
      </Sheet>
    </>
  )
}
