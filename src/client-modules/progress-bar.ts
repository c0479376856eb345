import nprogress from 'nprogress';

// The library's own template has an invalid ARIA role. The bar is only visual, because screen readers announce the new
// page when focus moves to its heading.
nprogress.configure({
  template: '<div class="bar" aria-hidden="true"><div class="peg"></div></div>',
  barSelector: '.bar',
  showSpinner: false,
});
