import { messages as cn } from '../../messages/cn.ts'
import { messages as en } from '../../messages/en.ts'
import { messages as zhTW } from '../../messages/zh-TW.ts'

/** The messages of this feature in each language. */
export const words = { cn, en, 'zh-TW': zhTW }
