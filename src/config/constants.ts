/** The numbers of SPEC section 9. Times are milliseconds, widths are CSS pixels. */
export const API_TIMEOUT_MS = 30_000
export const NAV_OPAQUE_AFTER_PX = 10
export const NAV_BREAKPOINT_PX = 1024
export const MENU_TOGGLE_LOCK_MS = 400
export const NEWSLETTER_DELAY_MS = 1000
export const CONTACT_DELAY_MS = 2000
export const COUNT_UP_MS = 1200
export const TYPE_CHARACTER_MS = 100
export const DELETE_CHARACTER_MS = 50
export const TYPE_PAUSE_MS = 900
export const SPLASH_MS = 5000
export const REDIRECT_SIGNED_OUT_MS = 2000
export const REDIRECT_UNAUTHORIZED_MS = 3000
export const BANNER_MS = 3000
export const ADMIN_SIDEBAR_PX = 250
export const ADMIN_BREAKPOINT_PX = 900
export const NOTIFICATION_LIST_PX = 300
export const DASHBOARD_LATEST = 3
export const QR_SIZE_PX = 200
export const DEFAULT_ORDER = 0
export const DEFAULT_COLOR = '#667eea'
export const DEFAULT_CATEGORY = 'other'
export const DEFAULT_PAYMENT_TYPE = 'UPI'

/** Login lock when a 429 has no Retry-After. */
export const LOGIN_LOCK_SECONDS = 30
/** How long an approval by key can be undone. */
export const APPROVAL_UNDO_MS = 5000
/** Most UPI apps pay at most this much from a saved QR picture. */
export const QR_GALLERY_LIMIT_RUPEES = 2000

/** Marketing claims of SPEC section 9. RESPONSE_HOURS are working hours. */
export const RESPONSE_HOURS = 2
export const FORM_REPLY_HOURS = 24
export const BASIC_SITE_WEEKS = '1 to 2'
export const COMPLEX_SITE_WEEKS = '3 to 4'
