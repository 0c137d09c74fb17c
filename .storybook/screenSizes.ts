/** Screen sizes in CSS pixels, for the toolbar, side by side, and the tests. */
export const screenSizes = {
  smallPhone: { name: 'Small phone', width: 320, height: 568 },
  phone: { name: 'Phone', width: 390, height: 844 },
  tablet: { name: 'Tablet', width: 768, height: 1024 },
  laptop: { name: 'Laptop', width: 1366, height: 768 },
  desktop: { name: 'Desktop', width: 1920, height: 1080 },
} as const
