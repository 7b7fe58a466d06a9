# frozen_string_literal: true

# The widgets need nothing beyond 'self'. The nonce is for the style sheet that Turbo writes for its progress bar.
Rails.application.config.content_security_policy do |policy|
  policy.default_src :none
  policy.script_src :self
  policy.style_src :self
  policy.img_src :self, :data
  policy.connect_src :self
  policy.form_action :self
  policy.base_uri :none
end
Rails.application.config.content_security_policy_nonce_generator = ->(_request) { SecureRandom.base64(16) }
Rails.application.config.content_security_policy_nonce_directives = %w[style-src]
