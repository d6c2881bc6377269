// @formio/js/form reads it.
window.global = window;
