import type { ComponentProps, ReactNode } from 'react'
import { classes } from './classes.ts'
import styles from './icons.module.css'

export type IconProps = Omit<ComponentProps<'svg'>, 'children' | 'viewBox'>

function draw(shape: ReactNode) {
  return function Icon({ className, ...rest }: IconProps) {
    return (
      <svg
        viewBox="0 0 16 16"
        aria-hidden="true"
        focusable="false"
        {...rest}
        className={classes(styles.icon, className)}
      >
        {shape}
      </svg>
    )
  }
}

export const ChevronDownIcon = draw(<path d="m4 6 4 4 4-4" />)
export const ChevronUpIcon = draw(<path d="m4 10 4-4 4 4" />)
export const ChevronLeftIcon = draw(<path d="m10 3.5-4.5 4.5 4.5 4.5" />)
export const ChevronRightIcon = draw(<path d="m6 3.5 4.5 4.5-4.5 4.5" />)
export const ArrowRightIcon = draw(<path d="M2.5 8h10M9 4l4 4-4 4" />)
export const CheckIcon = draw(<path d="m3 8.5 3.3 3.3L13 4.8" />)
export const PlusIcon = draw(<path d="M8 3v10M3 8h10" />)
export const GripIcon = draw(
  <path d="M6 4h.01M6 8h.01M6 12h.01M10 4h.01M10 8h.01M10 12h.01" strokeWidth="2" />,
)
export const CrossIcon = draw(<path d="m4 4 8 8M12 4l-8 8" />)
export const SwapIcon = draw(<path d="M3 5.5h9M9.5 3 12 5.5 9.5 8M13 10.5H4M6.5 8 4 10.5 6.5 13" />)
export const UndoIcon = draw(<path d="M3 6.5h6.5a3.5 3.5 0 0 1 0 7H6M3 6.5 6 3.5M3 6.5l3 3" />)
export const MergeIcon = draw(<path d="M4 2.5v3c0 2 4 2.5 4 5v3M12 2.5v3c0 2-4 2.5-4 5" />)
export const CalendarIcon = draw(
  <>
    <rect x="2.5" y="3.5" width="11" height="10" rx="1.2" />
    <path d="M2.5 6.8h11M5.5 2v2.5M10.5 2v2.5" />
  </>,
)
export const ClockIcon = draw(
  <>
    <circle cx="8" cy="8" r="5.7" />
    <path d="M8 4.8V8l2.2 1.5" />
  </>,
)
export const FlagIcon = draw(<path d="M3.5 14V2.5H12L10 5.7 12 9H3.5" />)
export const TagIcon = draw(
  <>
    <path d="M2.5 2.5h5l6 6-5 5-6-6Z" />
    <circle cx="5.5" cy="5.5" r=".8" />
  </>,
)
export const InfoIcon = draw(
  <>
    <circle cx="8" cy="8" r="5.7" />
    <path d="M8 7.5v3.2M8 5.1v.1" />
  </>,
)
export const PinIcon = draw(<path d="M6 2h4l-.5 4.5L12 9H4l2.5-2.5ZM8 9v5" />)
export const SearchIcon = draw(
  <>
    <circle cx="7" cy="7" r="4.2" />
    <path d="m10.2 10.2 3.3 3.3" />
  </>,
)
export const EyeIcon = draw(
  <>
    <path d="M1.5 8S4 3.7 8 3.7 14.5 8 14.5 8 12 12.3 8 12.3 1.5 8 1.5 8Z" />
    <circle cx="8" cy="8" r="1.9" />
  </>,
)
export const PlayIcon = draw(<path d="M4.5 2.8v10.4L13 8Z" fill="currentColor" />)
export const PauseIcon = draw(<path d="M5.2 3v10M10.8 3v10" strokeWidth="2.4" />)
export const VolumeIcon = draw(
  <path d="M2.5 6.2v3.6h2.3L8.3 13V3L4.8 6.2ZM10.8 5.7a3.2 3.2 0 0 1 0 4.6M12.6 3.9a5.8 5.8 0 0 1 0 8.2" />,
)
export const MutedIcon = draw(
  <path d="M2.5 6.2v3.6h2.3L8.3 13V3L4.8 6.2ZM10.8 6.2l3.4 3.6M14.2 6.2l-3.4 3.6" />,
)
export const FullscreenIcon = draw(<path d="M2.8 6V2.8H6M10 2.8h3.2V6M13.2 10v3.2H10M6 13.2H2.8V10" />)
export const ShareIcon = draw(<path d="M8 9.5v-7M5.3 4.9 8 2.2l2.7 2.7M3 8v5h10V8" />)
export const DownloadIcon = draw(<path d="M8 2.5v7M5.3 7.1 8 9.8l2.7-2.7M3 9.5V13h10V9.5" />)
export const UserIcon = draw(
  <>
    <circle cx="8" cy="5.3" r="2.7" />
    <path d="M2.8 13.5c.5-2.9 2.5-4.3 5.2-4.3s4.7 1.4 5.2 4.3" />
  </>,
)
export const MenuIcon = draw(<path d="M2.5 4h11M2.5 8h11M2.5 12h11" />)
export const TextIcon = draw(<path d="M2.5 4h11M2.5 8h7M2.5 12h9" />)
export const GlobeIcon = draw(
  <>
    <circle cx="8" cy="8" r="5.7" />
    <path d="M2.3 8h11.4M8 2.3c-3.2 3.4-3.2 8 0 11.4M8 2.3c3.2 3.4 3.2 8 0 11.4" />
  </>,
)
export const ExternalIcon = draw(<path d="M6.5 3H3v10h10V9.5M9.5 2.5h4v4M13 3 7.5 8.5" />)
export const FileIcon = draw(<path d="M4 1.8h5.3L12.5 5v9.2H4ZM9 2v3.3h3.3M6 8.3h4.5M6 10.9h4.5" />)
export const LockIcon = draw(
  <>
    <rect x="3" y="7" width="10" height="7" rx="1.5" />
    <path d="M5.2 7V5a2.8 2.8 0 0 1 5.6 0v2" />
  </>,
)
export const MailIcon = draw(
  <>
    <rect x="2" y="3.5" width="12" height="9" rx="1.2" />
    <path d="m2.5 4.5 5.5 4.3 5.5-4.3" />
  </>,
)
export const PhoneIcon = draw(
  <path d="M3 2.5h2.6l1.2 3-1.6 1.2a8.5 8.5 0 0 0 4.1 4.1l1.2-1.6 3 1.2V13C7.5 14.2 1.8 8.5 3 2.5Z" />,
)
export const ExitIcon = draw(<path d="M9.5 2.5h-7v11h7M6.5 8H14M11.3 5.3 14 8l-2.7 2.7" />)
export const PhotoIcon = draw(
  <>
    <rect x="1.8" y="3" width="12.4" height="10" rx="1" />
    <path d="m2.5 11.5 3.4-3.6 2.8 2.8 2-1.9 3 2.9" />
    <circle cx="10.8" cy="6.2" r=".8" />
  </>,
)
export const BellIcon = draw(<path d="M4 11.2V7a4 4 0 0 1 8 0v4.2l1.2 1.3H2.8ZM6.7 14h2.6" />)
export const WarningIcon = draw(<path d="M8 2.2 14.2 13H1.8ZM8 6.5v3M8 11.3v.01" />)
