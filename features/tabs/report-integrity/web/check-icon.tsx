import {
  CheckIcon,
  ClockIcon,
  ExitIcon,
  FlagIcon,
  type IconProps,
  LockIcon,
  PhoneIcon,
  PhotoIcon,
  PlayIcon,
  TextIcon,
  UserIcon,
} from '@candor/ui/icons'
import type { ComponentType } from 'react'
import type { Check } from '../../../findings/integrity/rules/checks.ts'
import type { CheckName } from '../../../findings/integrity/rules/results.ts'

const icons: Readonly<Record<CheckName, ComponentType<IconProps>>> = {
  leftPage: ExitIcon,
  noFace: PhotoIcon,
  multiplePerson: UserIcon,
  personChange: UserIcon,
  facialRecognition: CheckIcon,
  speechDraft: TextIcon,
  concentration: ClockIcon,
  keyboard: TextIcon,
  abnormalPicture: PhotoIcon,
  textSimilarity: TextIcon,
  phoneMonitoring: PhoneIcon,
  screenMonitoring: PhotoIcon,
  login: UserIcon,
  computerMonitoring: PlayIcon,
  abnormalDetection: FlagIcon,
  screenshotProtection: LockIcon,
  screenRecordingProtection: LockIcon,
}

export function CheckIconOf({ check: { check } }: { check: Check }) {
  const Icon = 'known' in check ? icons[check.known] : FlagIcon
  return <Icon />
}
