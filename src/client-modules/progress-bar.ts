import nprogress from 'nprogress';

// The library's own template has a role that does not exist. The bar is visual only: focus, which moves to the
// heading, announces the new page.
nprogress.configure({
  template: '<div class="bar" aria-hidden="true"><div class="peg"></div></div>',
  barSelector: '.bar',
  showSpinner: false,
});
