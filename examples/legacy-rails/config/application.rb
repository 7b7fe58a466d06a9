# frozen_string_literal: true

require "rails"
require "action_controller/railtie"

module OrimotoShoji
  # An older business application of a garment trader, as many run one: pages from the server, Turbo, no build.
  class Application < Rails::Application
    config.root = File.expand_path("..", __dir__)
    config.load_defaults 6.1
    config.eager_load = false
    config.secret_key_base = ENV.fetch("SECRET_KEY_BASE")
    # It answers on one origin with Tsumugi, which passes requests on and says which host was asked for.
    config.hosts.clear
    config.public_file_server.enabled = true
    config.logger = ActiveSupport::Logger.new($stderr, level: :warn)
    config.action_dispatch.show_exceptions = true
    config.session_store :cookie_store, key: "_orimoto_session", same_site: :lax
  end
end
